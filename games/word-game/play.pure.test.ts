import { expect, test } from 'vitest'
import { dailyWord } from './daily.ts'
import {
  addGuess,
  firstVisit,
  hardMode,
  type Play,
  setHard,
  startDaily,
  startFree,
  startPast,
} from './play.ts'

const guessing = (play: Play, ...guesses: string[]) => guesses.reduce(addGuess, play)
const free = startFree(firstVisit, 'crane')

test('a free and a daily game stand side by side', () => {
  const both = guessing(startDaily(guessing(free, 'moist'), 690), 'pound')
  expect(both.mode).toBe('daily')
  expect(both.free?.guesses).toEqual(['moist'])
  expect(both.daily).toMatchObject({ day: 690, answer: dailyWord(690), guesses: ['pound'] })
  expect(startDaily(both, 690).daily).toBe(both.daily)
  expect(startDaily(both, 691).daily).toMatchObject({ day: 691, guesses: [] })
})

test('a game that began before midnight is played to its end, and counts for its day', () => {
  const yesterday = startDaily(firstVisit, 690)
  const done = guessing(yesterday, 'zzzzz', dailyWord(690))
  expect(done.statistics.daily).toMatchObject({ lastDay: 690, streak: 1 })
  const next = guessing(startDaily(done, 691), dailyWord(691))
  expect(next.statistics.daily).toMatchObject({ lastDay: 691, streak: 2, best: 2 })
})

test('a finished game takes no more guesses and counts once', () => {
  const won = guessing(free, 'moist', 'crane')
  expect(won.statistics.free.distribution).toEqual([0, 1, 0, 0, 0, 0])
  expect(won.statistics.daily.distribution).toEqual([0, 0, 0, 0, 0, 0])
  expect(addGuess(won, 'crane')).toBe(won)
  const lost = guessing(free, ...Array<string>(7).fill('moist'))
  expect(lost.free?.guesses).toHaveLength(6)
  expect(lost.statistics.free.lost).toBe(1)
})

test('hard mode can be switched off in the middle of a game, not on', () => {
  const easy = guessing(free, 'moist')
  expect(hardMode(easy)).toEqual({ on: false, fixed: true })
  expect(setHard(easy, true)).toBe(easy)

  const hard = guessing(setHard(free, true), 'moist')
  expect(hard.free?.hard).toBe(true)
  expect(hardMode(hard)).toEqual({ on: true, fixed: false })
  const off = setHard(hard, false)
  expect(off.free?.hard).toBe(false)
  expect(hardMode(off)).toEqual({ on: false, fixed: true })
})

test('hard mode set after a game is for the next one', () => {
  const over = setHard(guessing(free, 'crane'), true)
  expect(over.free?.hard).toBe(false)
  expect(guessing(startFree(over, 'moist'), 'crane').free?.hard).toBe(true)
  const kept = setHard(guessing(startFree(over, 'moist'), 'moist'), false)
  expect(kept.free?.hard).toBe(true)
})

test('a guess before the word is there changes nothing', () => {
  expect(addGuess(firstVisit, 'crane')).toBe(firstVisit)
})

test('a free game that is left after a guess is lost, and one without a guess is not', () => {
  expect(startFree(free, 'moist').statistics.free.lost).toBe(0)
  expect(startFree(guessing(free, 'moist'), 'moist').statistics.free.lost).toBe(1)
  expect(startFree(guessing(free, 'crane'), 'moist').statistics.free.lost).toBe(0)
})

test('yesterday’s daily game, begun and not finished, is lost when today’s begins', () => {
  const begun = guessing(startDaily(firstVisit, 690), 'zzzzz')
  expect(startDaily(begun, 690).statistics.daily.lost).toBe(0)
  expect(startDaily(begun, 691).statistics.daily).toMatchObject({
    lost: 1,
    lastDay: 690,
    streak: 0,
  })
})

test('a word found in the archive stays found when the day’s own game is lost', () => {
  const begun = guessing(startDaily(firstVisit, 690), 'zzzzz')
  const found = guessing(startPast(begun, 690), dailyWord(690))
  expect(startDaily(found, 691).results).toEqual({ 690: 1 })
})

test('a game of an earlier day counts in no statistics, but its result is kept', () => {
  const open = startPast(firstVisit, 3)
  expect(open).toMatchObject({ mode: 'past', past: { day: 3, answer: dailyWord(3), guesses: [] } })
  const won = addGuess(open, dailyWord(3))
  expect(won.results).toEqual({ 3: 1 })
  expect(won.statistics).toEqual(firstVisit.statistics)
  expect(startPast(won, 3).past?.guesses).toEqual([dailyWord(3)])
  expect(startPast(won, 4).past?.guesses).toEqual([])
})
