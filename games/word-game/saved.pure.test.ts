import { describe, expect, test } from 'vitest'
import {
  addGuess,
  firstVisit,
  type Play,
  setHard,
  startDaily,
  startFree,
  startPast,
} from './play.ts'
import { decode, encode } from './saved.ts'

const guessing = (play: Play, ...guesses: string[]) => guesses.reduce(addGuess, play)
const played = guessing(
  startDaily(guessing(setHard(startFree(firstVisit, 'crane'), true), 'moist', 'crane'), 690),
  'pound',
)

test('what was kept comes back', () => {
  expect(decode(encode(played))).toEqual(played)
  expect(decode(encode(firstVisit))).toEqual(firstVisit)
  const past = guessing(startPast(played, 3), 'pound')
  expect(decode(encode(past))).toEqual(past)
  expect(encode(past)).not.toContain(past.past?.answer)
})

test('a daily game is kept without its answer', () => {
  expect(encode(played)).not.toContain(played.daily?.answer)
})

test.each([null, '', 'null', '[]', '7', '"x"', '{', '{"free":null,"settings":[],"statistics":1}'])(
  '%j is a first visit',
  (text) => {
    expect(decode(text)).toEqual(firstVisit)
  },
)

describe('a part that does not add up is left out, and the others stay', () => {
  const kept = JSON.parse(encode(played))
  const change = (part: object) => decode(JSON.stringify({ ...kept, ...part }))

  test.each([
    { answer: 'CRANE', guesses: [] },
    { answer: 'crane', guesses: ['moist', 7] },
    { answer: 'crane', guesses: ['mois'] },
    { answer: 'crane', guesses: Array(7).fill('moist') },
    { answer: 'crane', guesses: ['crane', 'moist'] },
    { answer: 'crane' },
    'crane',
  ])('free game %j', (free) => {
    const play = change({ free })
    expect(play.free).toBeUndefined()
    expect(play.daily).toEqual(played.daily)
  })

  test.each([{ day: -1, guesses: [] }, { day: 1.5, guesses: [] }, { guesses: [] }, []])(
    'daily game %j',
    (daily) => {
      const play = change({ daily })
      expect(play.daily).toBeUndefined()
      expect(play.free).toEqual(played.free)
    },
  )

  const good = { distribution: [0, 1, 0, 0, 0, 0], lost: 0, streak: 1, best: 1 }
  test.each([
    { ...good, distribution: [1] },
    { ...good, distribution: [0, 1, 0, 0, 0, -1] },
    { ...good, distribution: ['1', 0, 0, 0, 0, 0] },
    { ...good, lost: null },
    { ...good, streak: 2 },
    { ...good, best: 2 },
    { ...good, lastDay: 'today' },
  ])('statistics %j', (free) => {
    expect(change({ statistics: { free, daily: good } }).statistics).toEqual({
      free: firstVisit.statistics.free,
      daily: good,
    })
  })

  test.each(Object.getOwnPropertyNames(Object.prototype))('settings that say %s', (name) => {
    const play = change({ mode: name, free: name, daily: { [name]: 1 }, statistics: name })
    expect(play).toEqual({ ...firstVisit, helpSeen: play.helpSeen, settings: play.settings })
  })

  test('settings and mode', () => {
    const play = change({ mode: 'other', settings: { hard: 'yes', realWords: true } })
    expect(play.mode).toBe('free')
    expect(play.settings).toEqual({
      hard: false,
      realWords: true,
      colorBlind: false,
      clues: true,
    })
  })
})
