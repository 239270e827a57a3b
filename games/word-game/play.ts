import { dailyWord } from './daily.ts'
import { type Game, newGame, outcome } from './game.ts'
import { noStatistics, record, type Statistics } from './statistics.ts'

/** `past`: the daily word of an earlier day. */
export type Mode = 'free' | 'daily' | 'past'
/** The modes whose games are counted. */
type Counted = Exclude<Mode, 'past'>

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

/** Everything the browser stores: a game of each mode, and statistics. */
export type Play = {
  mode: Mode
  free?: Game
  daily?: Game & { day: number }
  past?: Game & { day: number }
  settings: Settings
  statistics: Record<Counted, Statistics>
  /** For each day's number, how many guesses it took to find its word; 0 if it wasn't found. */
  results: Readonly<Record<number, number>>
  helpSeen: boolean
}

export const firstVisit: Play = {
  mode: 'free',
  settings: { hard: false, realWords: true, colorBlind: false, clues: true },
  statistics: { free: noStatistics, daily: noStatistics },
  results: {},
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

/** Opens the game of an earlier day: the one already started, or a new one. */
export const startPast = (play: Play, day: number): Play => ({
  ...play,
  mode: 'past',
  past:
    play.past?.day === day ? play.past : { ...newGame(dailyWord(day), play.settings.hard), day },
})

function abandon(play: Play, mode: Counted): Play {
  return underWay(play[mode]) ? countResult(play, mode, {}) : play
}

function countResult(play: Play, mode: Mode, { wonWith }: { wonWith?: number }): Play {
  const day = mode === 'free' ? undefined : play[mode]?.day
  // A word that was found once stays found, in whichever mode it's played again.
  const used = (day !== undefined && play.results[day]) || wonWith || 0
  const results = day === undefined ? play.results : { ...play.results, [day]: used }
  if (mode === 'past') return { ...play, results }
  const statistics = record(play.statistics[mode], { wonWith, day })
  return { ...play, results, statistics: { ...play.statistics, [mode]: statistics } }
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
