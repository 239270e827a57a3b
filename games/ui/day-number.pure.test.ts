import { expect, test } from 'vitest'
import { dayNumber, untilNextDay } from './day-number.ts'

test('days are counted by the local calendar, whatever the hour and the season', () => {
  expect(dayNumber(new Date(2025, 0, 1))).toBe(1)
  expect(dayNumber(new Date(2026, 10, 21, 23, 59, 59))).toBe(690)
  for (let day = 1; day <= 730; day++) {
    expect(dayNumber(new Date(2025, 0, day, 0, 0, 0))).toBe(day)
    expect(dayNumber(new Date(2025, 0, day, 23, 59, 59, 999))).toBe(day)
  }
})

test('the time left of a day', () => {
  expect(untilNextDay(new Date(2026, 5, 1, 23, 59, 30))).toBe(30_000)
  expect(untilNextDay(new Date(2026, 5, 1))).toBe(86_400_000)
})
