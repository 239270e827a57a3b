import { expect, test } from 'vitest'
import { noStatistics, type Result, record, summary } from './statistics.ts'

const after = (...results: Result[]) => results.reduce(record, noStatistics)

test('counts wins by the guesses they took', () => {
  const statistics = after({ wonWith: 4 }, { wonWith: 1 }, {}, { wonWith: 4 }, { wonWith: 6 })
  expect(statistics.distribution).toEqual([1, 0, 0, 2, 0, 1])
  expect(statistics.lost).toBe(1)
  expect(summary(statistics, 0)).toEqual({ played: 5, wonPercent: 80, streak: 2, best: 2 })
})

test('a loss ends the streak, and the best one stays', () => {
  expect(after({ wonWith: 3 }, { wonWith: 3 }, {})).toMatchObject({ streak: 0, best: 2 })
})

test('nothing played', () => {
  expect(summary(noStatistics, 9)).toEqual({ played: 0, wonPercent: 0, streak: 0, best: 0 })
})

test('a daily streak counts days in a row', () => {
  const statistics = after({ day: 7, wonWith: 2 }, { day: 8, wonWith: 2 }, { day: 9, wonWith: 2 })
  expect(statistics).toMatchObject({ streak: 3, best: 3, lastDay: 9 })
  expect(record(statistics, { day: 11, wonWith: 2 })).toMatchObject({ streak: 1, best: 3 })
  expect(record(statistics, { day: 10 })).toMatchObject({ streak: 0, best: 3, lastDay: 10 })
})

test('a daily streak is alive until the end of the day after', () => {
  const statistics = after({ day: 7, wonWith: 2 })
  expect(summary(statistics, 7).streak).toBe(1)
  expect(summary(statistics, 8).streak).toBe(1)
  expect(summary(statistics, 9).streak).toBe(0)
})

test('a day counts once, also when the clock is set back', () => {
  const once = after({ day: 8, wonWith: 2 })
  expect(record(once, { day: 8, wonWith: 1 })).toBe(once)
  expect(record(once, { day: 7 })).toBe(once)
})
