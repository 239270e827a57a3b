import { maxGuesses } from './judge.ts'

/** Results of finished games, either free or daily. */
export type Statistics = {
  /** Games won with 1, 2, … 6 guesses. */
  distribution: readonly number[]
  lost: number
  /** Games won in a row; for daily games, on consecutive days. */
  streak: number
  best: number
  /** The day of the last counted daily game. */
  lastDay?: number
}

export const noStatistics: Statistics = {
  distribution: Array<number>(maxGuesses).fill(0),
  lost: 0,
  streak: 0,
  best: 0,
}

export type Result = {
  /** How many guesses it took; undefined if the game was lost. */
  wonWith?: number
  /** The day of a daily game. A day counts once, and never after a later one. */
  day?: number
}

export function record(before: Statistics, { wonWith, day }: Result): Statistics {
  const { lastDay } = before
  if (day !== undefined && lastDay !== undefined && day <= lastDay) return before
  const after = { ...before, ...(day !== undefined && { lastDay: day }) }
  if (wonWith === undefined) return { ...after, lost: before.lost + 1, streak: 0 }
  const streak = day === undefined || day - 1 === lastDay ? before.streak + 1 : 1
  return {
    ...after,
    distribution: before.distribution.map((count, index) => count + Number(index + 1 === wonWith)),
    streak,
    best: Math.max(before.best, streak),
  }
}

/** The statistics as of a day: a daily streak ends if a day was skipped. */
export function summary({ distribution, lost, streak, best, lastDay }: Statistics, today: number) {
  const won = distribution.reduce((sum, count) => sum + count, 0)
  const played = won + lost
  return {
    played,
    wonPercent: played ? Math.round((won / played) * 100) : 0,
    streak: lastDay !== undefined && lastDay < today - 1 ? 0 : streak,
    best,
  }
}
