import { expect, test } from 'vitest'
import { nextAttempt } from './schedule.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Minutes between the attempts of a delivery that never succeeds. */
function waits(random: number): number[] {
  const minutes: number[] = []
  let now = 0
  for (let attempts = 1; ; attempts++) {
    const next = nextAttempt(attempts, 0, now, random)
    if (next === undefined) return minutes
    minutes.push((next - now) / minute)
    now = next
  }
}

test('waits 1, 5, 15 and 30 minutes, then an hour each time', () => {
  expect(waits(0).slice(0, 7)).toEqual([1, 5, 15, 30, 60, 60, 60])
})

test('goes on for five days and no longer', () => {
  const total = (minutes: number[]) => minutes.reduce((sum, wait) => sum + wait, 0) * minute
  for (const random of [0, 0.5, 0.999]) {
    expect(total(waits(random))).toBeLessThanOrEqual(5 * day)
    expect(total(waits(random))).toBeGreaterThan(5 * day - 73 * minute)
  }
})

test('spreads retries over a fifth of the delay', () => {
  expect(waits(0.5).slice(0, 5)).toEqual([1.1, 5.5, 16.5, 33, 66])
})
