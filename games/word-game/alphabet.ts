/**
 * Whether this is the Spanish game. Pages in any other language have the English one. The build writes
 * the page's language in place of the variable, and leaves out the other language's words.
 */
export const isSpanish = process.env.PAGE_LANGUAGE === 'es'

/** Every valid guess, one per line. */
export const wordList = isSpanish ? '/words/guesses-es.txt' : '/words/guesses.txt'
// cspell:ignore asdfghjklñ abcdefghijklmnñopqrstuvwxyz
/** The keyboard's letters, by row. */
export const keyRows = ['qwertyuiop', isSpanish ? 'asdfghjklñ' : 'asdfghjkl', 'zxcvbnm']
export const alphabet = isSpanish ? 'abcdefghijklmnñopqrstuvwxyz' : 'abcdefghijklmnopqrstuvwxyz'
/**
 * The best first guess among the common words. Finding it takes seconds, so it's stored;
 * `review.pure.test.ts` verifies it.
 */
export const bestOpening = isSpanish
  ? { word: 'calor', average: 34.766 }
  : { word: 'raise', average: 54.7005 }

/** Lower-case letters without accents. Ñ is a letter of its own in Spanish. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll('n\u0303', 'ñ').replaceAll(/\p{M}/gu, '')

/** The letters of a text that are in the game's alphabet, folded. */
export const lettersOf = (text: string): string =>
  [...fold(text)].filter((letter) => alphabet.includes(letter)).join('')
