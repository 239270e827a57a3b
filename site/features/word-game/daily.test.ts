import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commonWords, dailyWord } from './daily.ts'

test('the days use the word service’s list, in another order', () => {
  const answers = readFileSync('server/words/answers.txt', 'utf8').trimEnd().split('\n')
  expect(commonWords.toSorted()).toEqual(answers)
  expect(commonWords).not.toEqual(answers)
})

test('one word a day, none twice until the list is used up', () => {
  const count = commonWords.length
  const days = Array.from({ length: count }, (_, index) => dailyWord(index + 1))
  expect(new Set(days).size).toBe(count)
  expect(dailyWord(count + 1)).toBe(dailyWord(1))
  expect(dailyWord(0)).toBe(dailyWord(count))
  expect(dailyWord(-count)).toBe(dailyWord(count))
})
