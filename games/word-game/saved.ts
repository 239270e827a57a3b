import { dailyWord } from './daily.ts'
import type { Game } from './game.ts'
import { isWord, maxGuesses } from './judge.ts'
import { firstVisit, type Mode, type Play } from './play.ts'
import { noStatistics, type Statistics } from './statistics.ts'

type Unchecked = Record<string, unknown>

/** The text to store in the browser. A day's game is stored without its answer. */
export function encode({ daily, past, ...play }: Play): string {
  const ofDay = ({ day, guesses, hard }: NonNullable<typeof daily>) => ({ day, guesses, hard })
  return JSON.stringify({
    ...play,
    ...(daily && { daily: ofDay(daily) }),
    ...(past && { past: ofDay(past) }),
  })
}

/**
 * Parses the stored text. Visitors can edit it and other versions of the page may have written it,
 * so each invalid part gets its default.
 */
export function decode(text: string | null): Play {
  const saved = parse(text)
  const settings = isObject(saved.settings) ? saved.settings : {}
  const statistics = isObject(saved.statistics) ? saved.statistics : {}
  const free = readFree(saved.free)
  const daily = readDaily(saved.daily)
  const past = readDaily(saved.past)
  const isOfDay = saved.mode === 'daily' || (saved.mode === 'past' && past !== undefined)
  return {
    mode: isOfDay ? (saved.mode as Mode) : firstVisit.mode,
    ...(free && { free }),
    ...(daily && { daily }),
    ...(past && { past }),
    settings: {
      hard: settings.hard === true,
      realWords: settings.realWords !== false,
      // cspell:ignore colour: the first version stored it under this name.
      colorBlind: (settings.colorBlind ?? settings.colourBlind) === true,
      clues: settings.clues !== false,
    },
    statistics: {
      free: readStatistics(statistics.free),
      daily: readStatistics(statistics.daily),
    },
    results: isObject(saved.results) ? readResults(saved.results) : {},
    helpSeen: saved.helpSeen === true,
  }
}

function parse(text: string | null): Unchecked {
  try {
    const saved: unknown = JSON.parse(text ?? '')
    return isObject(saved) ? saved : {}
  } catch {
    return {}
  }
}

function readFree(saved: unknown): Game | undefined {
  return isObject(saved) && isWord(saved.answer) ? readGame(saved, saved.answer) : undefined
}

function readDaily(saved: unknown): (Game & { day: number }) | undefined {
  if (!isObject(saved) || !isCount(saved.day)) return undefined
  const game = readGame(saved, dailyWord(saved.day))
  return game && { ...game, day: saved.day }
}

function readGame({ guesses, hard }: Unchecked, answer: string): Game | undefined {
  if (!Array.isArray(guesses) || guesses.length > maxGuesses || !guesses.every(isWord)) {
    return undefined
  }
  if (guesses.slice(0, -1).includes(answer)) return undefined
  return { answer, guesses, hard: hard === true }
}

function readStatistics(saved: unknown): Statistics {
  if (!isObject(saved)) return noStatistics
  const { distribution, lost, streak, best, lastDay } = saved
  if (!Array.isArray(distribution) || distribution.length !== maxGuesses) return noStatistics
  if (!distribution.every(isCount)) return noStatistics
  if (!isCount(lost) || !isCount(streak) || !isCount(best)) return noStatistics
  const won = distribution.reduce((sum, count) => sum + count, 0)
  if (streak > best || best > won) return noStatistics
  if (lastDay !== undefined && !isCount(lastDay)) return noStatistics
  return { distribution, lost, streak, best, ...(lastDay !== undefined && { lastDay }) }
}

const readResults = (saved: Unchecked): Record<number, number> =>
  Object.fromEntries(
    Object.entries(saved).flatMap(([day, used]) =>
      isCount(Number(day)) && isCount(used) && used <= maxGuesses ? [[day, used]] : [],
    ),
  )

const isObject = (value: unknown): value is Unchecked =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
