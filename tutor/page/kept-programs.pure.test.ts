import { expect, test } from 'vitest'
import { keepPrograms, readKeptPrograms } from './kept-programs.ts'

const program = { code: 'x', notes: ['A note'], runnable: 'x' }

test('programs and changes of the last eight problems are kept and read again', () => {
  let kept = keepPrograms([], 'a', { key: { program, edited: 'y', writing: 'z' } })
  for (const problem of 'bcdefgh') kept = keepPrograms(kept, problem, { key: { program } })
  expect(readKeptPrograms(JSON.parse(JSON.stringify(kept))).at(-1)).toEqual({
    problemText: 'a',
    slots: { key: { program, edited: 'y' } },
  })
  expect(keepPrograms(kept, 'i', { key: { program } }).map((one) => one.problemText)).not.toContain(
    'a',
  )
})

test('what does not add up is left out', () => {
  expect(readKeptPrograms('x')).toEqual([])
  expect(readKeptPrograms([1, { problemText: 'a', slots: { key: { program: 3 } } }])).toEqual([
    { problemText: 'a', slots: {} },
  ])
  expect(
    keepPrograms([], 'a', { key: { program: { code: 'x'.repeat(200_000), notes: [] } } }),
  ).toEqual([])
})
