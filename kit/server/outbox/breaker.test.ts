import { expect, test } from 'vitest'
import { Breaker } from './breaker.ts'

const minute = 60_000
const fail = (breaker: Breaker, times: number, now: number) => {
  let rest: number | undefined
  for (let time = 0; time < times; time++) rest = breaker.failed('relay', now) ?? rest
  return rest
}

test('five failures in a row make a destination rest, then it gets a probe', () => {
  const breaker = new Breaker()
  expect(fail(breaker, 4, 0)).toBeUndefined()
  breaker.succeeded('relay')
  expect(fail(breaker, 4, 0)).toBeUndefined()
  expect(breaker.resting(0)).toEqual([])
  expect(fail(breaker, 1, 0)).toBe(minute)
  expect([breaker.resting(minute - 1), breaker.probing(minute - 1)]).toEqual([['relay'], []])
  expect([breaker.resting(minute), breaker.probing(minute)]).toEqual([[], ['relay']])
  breaker.succeeded('relay')
  expect([breaker.resting(minute), breaker.probing(minute)]).toEqual([[], []])
})

test('each failed probe doubles the rest, up to a quarter of an hour', () => {
  const breaker = new Breaker()
  let now = 0
  const rests = [fail(breaker, 5, now)]
  for (let probe = 0; probe < 6; probe++) {
    now += rests.at(-1) ?? 0
    rests.push(fail(breaker, 1, now))
  }
  expect(rests.map((rest) => (rest ?? 0) / minute)).toEqual([1, 2, 4, 8, 15, 15, 15])
})

test('deliveries that were under way when the rest began do not prolong it', () => {
  const breaker = new Breaker()
  fail(breaker, 5, 0)
  expect(fail(breaker, 8, 1000)).toBeUndefined()
  expect(breaker.resting(minute)).toEqual([])
})

test('a clock that is set back ends the rest, and other destinations are not concerned', () => {
  const breaker = new Breaker()
  fail(breaker, 5, 1e12)
  expect(breaker.resting(1e12)).toEqual(['relay'])
  expect(breaker.resting(1e12 - minute)).toEqual([])
  expect(breaker.failed('other', 1e12)).toBeUndefined()
})
