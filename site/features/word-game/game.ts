import { isWord, judge, type LetterState, maxGuesses } from './judge.ts'

/** One game: everything else about it follows from these three. */
export type Game = {
  answer: string
  guesses: readonly string[]
  /** Whether every guess must use what the guesses before it showed. */
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

/** Why a guess is not taken. `length`: it is not five letters a–z. */
export type Refusal =
  | { reason: 'length' }
  | { reason: 'unknown word' }
  | { reason: 'place'; letter: string; place: number }
  | { reason: 'letter'; letter: string }

/**
 * Checks a guess in lower case; undefined when it can be played. `dictionary` is there when real
 * words only are taken; the answer always counts as one, whichever service it came from.
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

/** Hard mode: correct letters stay in their places, and found letters are used as often as found. */
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
