export const wordLength = 5
export const maxGuesses = 6

/** What a guessed letter turned out to be: in its place, elsewhere in the word, or not in it. */
export type LetterState = 'correct' | 'present' | 'absent'

/** Whether the text is five letters a–z in lower case: what every answer and every guess must be. */
export const isWord = (text: unknown): text is string =>
  typeof text === 'string' && /^[a-z]{5}$/.test(text)

/**
 * The state of each letter of a guess. Each letter of the answer explains one letter of the guess:
 * first those in their place, then, from the left, those elsewhere; what is left over is absent.
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
