import { alphabet } from './alphabet.ts'

export const wordLength = 5
export const maxGuesses = 6

/** The state of a guessed letter: in its place, elsewhere in the word, or not in it. */
export type LetterState = 'correct' | 'present' | 'absent'

/** Whether the text is five lower-case letters of the alphabet, as every answer and guess must be. */
export const isWord = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length === wordLength &&
  [...text].every((letter) => alphabet.includes(letter))

/**
 * The state of each letter of a guess. Each letter of the answer is matched once: first with
 * letters in the right place, then, from the left, with letters elsewhere. The rest is absent.
 */
export function judge(answer: string, guess: string): LetterState[] {
  const unexplained: string[] = []
  const states = [...guess].map((letter, place): LetterState => {
    if (letter === answer[place]) return 'correct'
    unexplained.push(answer[place] ?? '')
    return 'absent'
  })
  return states.map((state, place) => {
    const found = unexplained.indexOf(guess[place] ?? '')
    if (state === 'correct' || found === -1) return state
    unexplained.splice(found, 1)
    return 'present'
  })
}

const used = new Uint8Array(256)

/**
 * The colors of a guess as a base-3 number, equivalent to `judge`. Optimized for millions of calls.
 */
export function patternOf(answer: string, guess: string): number {
  let pattern = 0
  for (let place = 0; place < wordLength; place++) {
    const letter = answer.charCodeAt(place)
    if (letter !== guess.charCodeAt(place)) used[letter] = (used[letter] ?? 0) + 1
  }
  for (let place = 0; place < wordLength; place++) {
    const letter = guess.charCodeAt(place)
    const left = used[letter] ?? 0
    pattern *= 3
    if (letter === answer.charCodeAt(place)) pattern += 2
    else if (left > 0) {
      used[letter] = left - 1
      pattern += 1
    }
  }
  for (let place = 0; place < wordLength; place++) used[answer.charCodeAt(place)] = 0
  return pattern
}
