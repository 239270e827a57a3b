import { commonWords } from './daily.ts'
import type { Row } from './game.ts'
import { type LetterState, patternOf, wordLength } from './judge.ts'

const rank = { absent: 0, present: 1, correct: 2 }

/** The best state of each guessed letter: a key on the keyboard never gets worse. */
export function letterStates(rows: readonly Row[]): Map<string, LetterState> {
  const best = new Map<string, LetterState>()
  for (const { guess, states } of rows) {
    for (const [index, state] of states.entries()) {
      const letter = guess[index] ?? ''
      const before = best.get(letter)
      if (!before || rank[state] > rank[before]) best.set(letter, state)
    }
  }
  return best
}

export type Clues = {
  /** The letters in known places; undefined elsewhere. */
  pattern: (string | undefined)[]
  /** Letters that are in the word but not yet in the right place. */
  misplaced: string[]
  /** Letters that aren't in the word, in the order they were ruled out. */
  ruledOut: string[]
}

export function clues(rows: readonly Row[]): Clues {
  const best = letterStates(rows)
  const withState = (wanted: LetterState) =>
    [...best].filter(([, state]) => state === wanted).map(([letter]) => letter)
  return {
    pattern: Array.from(
      { length: wordLength },
      (_, place) => rows.find((row) => row.states[place] === 'correct')?.guess[place],
    ),
    misplaced: withState('present'),
    ruledOut: withState('absent'),
  }
}

/** For each row, the common words that could still be the answer after it. */
export function wordsLeft(rows: readonly Row[]): (readonly string[])[] {
  let left = commonWords
  return rows.map(({ guess, states }) => {
    const seen = states.reduce((pattern, state) => pattern * 3 + rank[state], 0)
    left = left.filter((word) => patternOf(word, guess) === seen)
    return left
  })
}
