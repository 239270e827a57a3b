import { expect, test } from 'vitest'
import { addRecent, readRecent } from './recent-problems.ts'

const problem = (problemText: string, title = '') => ({ problemText, title, answer: { title } })

test('the last problem comes first, each once, and only so many', () => {
  let recent = addRecent([], problem('a', 'old'))
  for (const text of 'bcdefghij') recent = addRecent(recent, problem(text))
  recent = addRecent(recent, problem('e', 'new'))
  expect(recent.map(({ problemText }) => problemText).join('')).toBe('ejihgfdc')
  expect(recent[0]?.title).toBe('new')
})

test('a problem too large to keep leaves the others alone', () => {
  const recent = [problem('a')]
  expect(addRecent(recent, problem('x'.repeat(100_000)))).toBe(recent)
})

test('stored problems that are none are left out', () => {
  expect(
    readRecent([null, { problemText: 'a' }, { problemText: 'b', answer: { title: 'B' } }]),
  ).toEqual([problem('b', 'B')])
  expect(readRecent({})).toEqual([])
})
