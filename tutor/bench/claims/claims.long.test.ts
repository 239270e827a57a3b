import { expect, test } from 'vitest'
import { sets, verdictOn } from './claims.ts'

const verdicts = sets.known.map((statement) => verdictOn(statement, 40))
const inOtherWords = [...sets.varied, ...sets.checking].map((one) => verdictOn(one, 20))

test('no program that is called proven is wrong on random inputs', () => {
  const wrong = [...verdicts, ...inOtherWords].filter(
    ({ proof, wrong }) => proof === 'proven' && wrong !== undefined,
  )
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

test('statements in other wordings and input shapes get right programs, many of them proven', () => {
  const right = inOtherWords.filter(({ wrong }) => wrong === undefined)
  const proven = right.filter(({ proof }) => proof === 'proven')
  expect(right.length).toBeGreaterThanOrEqual(0.8 * inOtherWords.length)
  expect(proven.length).toBeGreaterThanOrEqual(0.35 * right.length)
})
