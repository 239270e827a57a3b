import { expect, test } from 'vitest'
import { accuracyOn } from './accuracy.ts'
import { patterns } from './patterns.ts'
import { reportStatements } from './statements/report.ts'
import { tuneStatements } from './statements/tune.ts'

test('a right pattern is among the first three for 85 % of statements it was not tuned on', () => {
  const { total, firstThree } = accuracyOn(reportStatements)
  expect(total).toBeGreaterThanOrEqual(60)
  expect(firstThree / total).toBeGreaterThanOrEqual(0.85)
})

test('the two sets share no statement and name patterns that exist', () => {
  const ids = new Set(patterns.map(({ id }) => id))
  const known = new Set(tuneStatements.map(({ text }) => text))
  for (const { right, text } of reportStatements) {
    expect(known.has(text)).toBe(false)
    for (const id of right) expect(ids.has(id)).toBe(true)
  }
})
