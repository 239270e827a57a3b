import { bestOpening } from './alphabet.ts'
import { wordsLeft } from './clues.ts'
import { commonWords } from './daily.ts'
import type { Row } from './game.ts'
import { patternOf, wordLength } from './judge.ts'

/** How a guess narrowed down the common words. */
export type ReviewedGuess = {
  guess: string
  /** How many words were possible before the guess, and after it. */
  before: number
  after: number
  /** How many words the guess leaves on average, over all possible answers. */
  average: number
  /**
   * The common word that leaves the fewest on average, if it's better than the guess by at least
   * one word.
   */
  better?: { word: string; average: number }
}

/** Reviews a finished game, guess by guess. */
export function review(rows: readonly Row[]): ReviewedGuess[] {
  const left = wordsLeft(rows)
  return rows.map((row, index) => {
    const before = left[index - 1] ?? commonWords
    const average = averageLeft(row.guess, before)
    const best = index === 0 ? bestOpening : bestGuess(before)
    return {
      guess: row.guess,
      before: before.length,
      after: left[index]?.length ?? 0,
      average,
      ...(best && best.average <= average - 1 && { better: best }),
    }
  })
}

/**
 * How many pairs of words the search for a better guess may compare: a tenth of a second on a slow
 * phone.
 */
const maxComparisons = 150_000

/**
 * The word that narrows down the possible answers most on average; on a tie, a possible answer.
 * With many possible answers it only tries some words, so there may be a better one.
 */
export function bestGuess(
  possible: readonly string[],
  comparisons = maxComparisons,
): { word: string; average: number } | undefined {
  let best: { word: string; average: number } | undefined
  const candidates = [...possible, ...commonWords]
  for (const word of candidates.slice(0, Math.ceil(comparisons / possible.length))) {
    const average = averageLeft(word, possible)
    if (!best || average < best.average) best = { word, average }
  }
  return possible.length > 0 ? best : undefined
}

/** How many possible answers remain after a guess, on average. */
export function averageLeft(guess: string, possible: readonly string[]): number {
  if (possible.length === 0) return 0
  const sizes = new Uint16Array(3 ** wordLength)
  for (const answer of possible) {
    const pattern = patternOf(answer, guess)
    sizes[pattern] = (sizes[pattern] ?? 0) + 1
  }
  let sum = 0
  for (const size of sizes) sum += size * size
  // If the guess is the answer, nothing remains.
  const hit = sizes[sizes.length - 1] ?? 0
  return (sum - hit) / possible.length
}
