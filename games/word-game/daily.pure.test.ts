import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import editions from './common-words.json' with { type: 'json' }
import { commonWords, dailyWord, inOrder } from './daily.ts'

test('a change of the list leaves the days of the other words alone', () => {
  const before = inOrder(editions)
  const added = inOrder([...editions, { removed: '', added: 'zyzzYzzzzZ' }])
  expect(added.slice(0, before.length)).toEqual(before)
  expect(added.slice(before.length).toSorted()).toEqual(['zyzzy', 'zzzzz'])

  const packed = (word = '') => word.slice(0, -1) + word.slice(-1).toUpperCase()
  const removed = inOrder([...editions, { removed: packed(before[700]), added: '' }])
  expect(removed).toEqual(before.slice(0, -1).with(700, before.at(-1) ?? ''))
  const last = inOrder([...editions, { removed: packed(before.at(-1)), added: '' }])
  expect(last).toEqual(before.slice(0, -1))
})

test('the days of the first edition stay as they were', () => {
  const words = inOrder(editions.slice(0, 1)).join()
  expect(createHash('sha256').update(words).digest('hex')).toMatch(/^3e85a344b159a439/)
})

test('one word a day, none twice until the list is used up', () => {
  const count = commonWords.length
  const days = Array.from({ length: count }, (_, index) => dailyWord(index + 1))
  expect(new Set(days).size).toBe(count)
  expect(dailyWord(count + 1)).toBe(dailyWord(1))
  expect(dailyWord(0)).toBe(dailyWord(count))
  expect(dailyWord(-count)).toBe(dailyWord(count))
})
