import { dailyWord } from './daily.ts'
import { type Game, newGame, outcome } from './game.ts'
import { noStatistics, record, type Statistics } from './statistics.ts'

export type Mode = 'free' | 'daily'

export type Settings = {
  /** Whether the next game uses hard mode. */
  hard: boolean
  /** Whether a guess must be in the dictionary. */
  realWords: boolean
  /** Whether to use the palette that doesn't require telling red, yellow, and green apart. */
  colorBlind: boolean
  /** Whether to show the panel with clues. */
  clues: boolean
}

/** Everything the browser stores: a free and a daily game, and their statistics. */
export type Play = {
  mode: Mode
  free?: Game
  daily?: Game & { day: number }
  settings: Settings
  statistics: Record<Mode, Statistics>
  helpSeen: boolean
}

export const firstVisit: Play = {
  mode: 'free',
  settings: { hard: false, realWords: true, colorBlind: false, clues: true },
  statistics: { free: noStatistics, daily: noStatistics },
  helpSeen: false,
}

export const currentGame = (play: Play): Game | undefined => play[play.mode]

/** Whether a game was started and isn't finished. Abandoning it counts as a loss. */
export const underWay = (game: Game | undefined): boolean =>
  game !== undefined && game.guesses.length > 0 && outcome(game) === 'playing'

/** Starts a free game. An unfinished one is lost. */
export const startFree = (play: Play, answer: string): Play => ({
  ...abandon(play, 'free'),
  mode: 'free',
  free: newGame(answer, play.settings.hard),
})

/**
 * Opens a day's game: the one already started, or a new one. An unfinished one of another day is
 * lost.
 */
export const startDaily = (play: Play, day: number): Play =>
  play.daily?.day === day
    ? { ...play, mode: 'daily' }
    : {
        ...abandon(play, 'daily'),
        mode: 'daily',
        daily: { ...newGame(dailyWord(day), play.settings.hard), day },
      }

function abandon(play: Play, mode: Mode): Play {
  return underWay(play[mode]) ? countResult(play, mode, {}) : play
}

function countResult(play: Play, mode: Mode, result: { wonWith?: number }): Play {
  const day = mode === 'daily' ? play.daily?.day : undefined
  const statistics = record(play.statistics[mode], { ...result, day })
  return { ...play, statistics: { ...play.statistics, [mode]: statistics } }
}

/** Plays a guess that `refuse` allows. A game's last guess updates the statistics. */
export function addGuess(play: Play, guess: string): Play {
  const { mode } = play
  const before = play[mode]
  if (!before || outcome(before) !== 'playing') return play
  const begun = before.guesses.length > 0
  const game = {
    ...before,
    guesses: [...before.guesses, guess],
    hard: begun ? before.hard : play.settings.hard,
  }
  const after: Play = { ...play, [mode]: game }
  const end = outcome(game)
  if (end === 'playing') return after
  return countResult(after, mode, end === 'won' ? { wonWith: game.guesses.length } : {})
}

/**
 * Whether hard mode is on for the current game, and whether it can be changed. Between the first
 * and last guess it can only be turned off.
 */
export function hardMode(play: Play): { on: boolean; fixed: boolean } {
  const game = currentGame(play)
  return game && underWay(game)
    ? { on: game.hard, fixed: !game.hard }
    : { on: play.settings.hard, fixed: false }
}

export function setHard(play: Play, on: boolean): Play {
  if (hardMode(play).fixed) return play
  const game = currentGame(play)
  const off = game && outcome(game) === 'playing' && !on
  return {
    ...play,
    settings: { ...play.settings, hard: on },
    ...(off && { [play.mode]: { ...game, hard: false } }),
  }
}
