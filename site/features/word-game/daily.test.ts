import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commonWords, dailyWord, dayNumber, untilNextDay } from './daily.ts'

test('the days use the word service’s list, in another order', () => {
  const answers = readFileSync('server/words/answers.txt', 'utf8').trimEnd().split('\n')
  expect(commonWords.toSorted()).toEqual(answers)
  expect(commonWords).not.toEqual(answers)
})

test('days are counted by the local calendar, whatever the hour and the season', () => {
  expect(dayNumber(new Date(2025, 0, 1))).toBe(1)
  expect(dayNumber(new Date(2026, 10, 21, 23, 59, 59))).toBe(690)
  for (let day = 1; day <= 730; day++) {
    expect(dayNumber(new Date(2025, 0, day, 0, 0, 0))).toBe(day)
    expect(dayNumber(new Date(2025, 0, day, 23, 59, 59, 999))).toBe(day)
  }
})

test('one word a day, none twice until the list is used up', () => {
  const count = commonWords.length
  const days = Array.from({ length: count }, (_, index) => dailyWord(index + 1))
  expect(new Set(days).size).toBe(count)
  expect(dailyWord(count + 1)).toBe(dailyWord(1))
  expect(dailyWord(0)).toBe(dailyWord(count))
  expect(dailyWord(-count)).toBe(dailyWord(count))
})

test('the time left of a day', () => {
  expect(untilNextDay(new Date(2026, 5, 1, 23, 59, 30))).toBe(30_000)
  expect(untilNextDay(new Date(2026, 5, 1))).toBe(86_400_000)
})
