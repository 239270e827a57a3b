import { expect, test } from 'vitest'
import { textOf } from '../claims/claims.ts'
import { statements } from '../claims/statements.ts'
import { outcomeFor, plantedBugs } from './judging.ts'

const ids = ['lis-strict', 'merge-intervals', 'three-brackets']
const problems = statements
  .filter(({ id }) => ids.includes(id))
  .map((one) => ({ id: one.id, problemText: textOf(one) }))

test('nearly every planted bug is found, on a small input', async () => {
  const bugs = plantedBugs(problems, 12)
  expect(bugs).toHaveLength(12)
  const outcomes = await Promise.all(bugs.map((bug) => outcomeFor(bug, 60)))
  const real = outcomes.filter(({ result }) => result !== 'equivalent')
  const found = real.filter(({ result }) => result === 'found')
  expect(real.length).toBeGreaterThan(8)
  expect(found.length).toBeGreaterThanOrEqual(0.95 * real.length)
  const small = found.filter(({ elements = Infinity }) => elements <= 8)
  expect(small.length).toBeGreaterThanOrEqual(0.9 * found.length)
})
