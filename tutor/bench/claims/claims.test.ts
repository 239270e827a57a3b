import { expect, test } from 'vitest'
import { verdictOn } from './claims.ts'
import { statements } from './statements.ts'

const verdicts = statements.map((statement) => verdictOn(statement, 40))

test('no program that is called proven is wrong on random inputs', () => {
  const wrong = verdicts.filter(({ proof, wrong }) => proof === 'proven' && wrong !== undefined)
  expect(wrong).toEqual([])
})

test('most of the right programs are proven', () => {
  const right = verdicts.filter(({ wrong }) => wrong === undefined)
  const proven = right.filter(({ proof }) => proof === 'proven')
  expect(proven.length).toBeGreaterThanOrEqual(0.75 * right.length)
})

test('a wrong program that passes the examples is said to fit, and no more', () => {
  const passing = verdicts.filter(({ passes, wrong }) => passes && wrong !== undefined)
  expect(passing.length).toBeGreaterThan(5)
  expect(new Set(passing.map(({ proof }) => proof))).toEqual(new Set(['fits']))
})
