import { isWord, judge, type LetterState, maxGuesses } from './judge.ts'

/** A game. Everything else about it follows from these three fields. */
export type Game = {
  answer: string
  guesses: readonly string[]
  /** Whether every guess must use the clues so far. */
  hard: boolean
}

export type Row = { guess: string; states: readonly LetterState[] }

export const newGame = (answer: string, hard: boolean): Game => ({ answer, guesses: [], hard })

export const rows = (game: Game): Row[] =>
  game.guesses.map((guess) => ({ guess, states: judge(game.answer, guess) }))

export function outcome({ answer, guesses }: Game): 'playing' | 'won' | 'lost' {
  if (guesses.at(-1) === answer) return 'won'
  return guesses.length >= maxGuesses ? 'lost' : 'playing'
}

/** Why a guess was rejected. `length`: it isn't five letters. */
export type Refusal =
  | { reason: 'length' }
  | { reason: 'unknown word' }
  | { reason: 'place'; letter: string; place: number }
  | { reason: 'letter'; letter: string }

/**
 * Checks a lower-case guess; undefined if it's valid. `dictionary` is set if only real words count.
 * The answer always counts as one, whichever service it came from.
 */
export function refuse(
  game: Game,
  guess: string,
  dictionary?: ReadonlySet<string>,
): Refusal | undefined {
  if (!isWord(guess)) return { reason: 'length' }
  if (dictionary && !dictionary.has(guess) && guess !== game.answer) {
    return { reason: 'unknown word' }
  }
  return game.hard ? refuseHard(rows(game), guess) : undefined
}

/**
 * Hard mode: correct letters must stay in place, and found letters must be used as often as found.
 */
function refuseHard(played: Row[], guess: string): Refusal | undefined {
  for (const row of played) {
    for (const [index, letter] of [...row.guess].entries()) {
      if (row.states[index] === 'correct' && guess[index] !== letter) {
        return { reason: 'place', letter, place: index + 1 }
      }
    }
  }
  for (const row of played) {
    const unused = [...guess]
    for (const [index, letter] of [...row.guess].entries()) {
      if (row.states[index] === 'absent') continue
      const found = unused.indexOf(letter)
      if (found === -1) return { reason: 'letter', letter }
      unused.splice(found, 1)
    }
  }
  return undefined
}
