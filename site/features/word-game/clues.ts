import { commonWords } from './daily.ts'
import type { Row } from './game.ts'
import { type LetterState, patternOf, wordLength } from './judge.ts'

const rank = { absent: 0, present: 1, correct: 2 }

/** The best state that each guessed letter has had: a key on the keyboard never gets worse. */
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
  /** The letters whose places are known; undefined where the place is open. */
  pattern: (string | undefined)[]
  /** Letters that are in the word and have not been seen in their place. */
  misplaced: string[]
  /** Letters that are not in the word, in the order in which that came out. */
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

/** The common words that could still be the answer after each row, in the rows' order. */
export function wordsLeft(rows: readonly Row[]): (readonly string[])[] {
  let left = commonWords
  return rows.map(({ guess, states }) => {
    const seen = states.reduce((pattern, state) => pattern * 3 + rank[state], 0)
    left = left.filter((word) => patternOf(word, guess) === seen)
    return left
  })
}
