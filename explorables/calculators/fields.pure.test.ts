import { expect, test } from 'vitest'
import { type Field, readField, searchOf, sliderOf, valueAt, valuesOf } from './fields.ts'

const runs: Field = {
  id: 'runs',
  label: 'Runs',
  unit: 'runs',
  min: 2,
  max: 10_000,
  step: 1,
  initial: 50,
  log: true,
  whole: true,
}
const sure: Field = {
  ...runs,
  id: 'sure',
  min: 0.5,
  max: 99,
  initial: 95,
  log: false,
  whole: false,
}
const fields = [runs, sure]

test('a field takes numbers of its range and nothing else', () => {
  expect(['2', '10000', ' 7 ', '1e3'].map((text) => readField(runs, text))).toEqual([
    2, 10_000, 7, 1000,
  ])
  for (const text of ['', ' ', '1', '10001', '2.5', 'many', 'Infinity', 'NaN'])
    expect(readField(runs, text), text).toBeUndefined()
  expect(readField(sure, '99')).toBe(99)
  expect(readField(sure, '2.5')).toBe(2.5)
})

test('values survive their address, and a bad address gives the article’s', () => {
  const search = searchOf(fields, { runs: 200, sure: 95 }, '?utm=1')
  expect(search).toBe('?utm=1&runs=200')
  expect(valuesOf(fields, search)).toEqual({ runs: 200, sure: 95 })
  expect(valuesOf(fields, '?runs=-3&sure=x')).toEqual({ runs: 50, sure: 95 })
  expect(searchOf(fields, { runs: 50, sure: 95 }, '?runs=200')).toBe('')
})

test('a logarithmic slider reaches both ends and comes back to where it was set', () => {
  expect([0, 100].map((position) => valueAt(runs, position))).toEqual([2, 10_000])
  for (let position = 20; position <= 100; position += 1)
    expect(Math.abs(sliderOf(runs, valueAt(runs, position)) - position)).toBeLessThanOrEqual(1)
  expect(valueAt(sure, 12)).toBe(12)
})
