import scrambled from './daily-words.json' with { type: 'json' }
import { wordLength } from './judge.ts'

/**
 * The common words (the same as the word service's), in the order of their days.
 *
 * They come with the script, so that the daily word needs no server and no network, and every
 * visitor gets the same one by date alone. A word that the browser can work out cannot be kept
 * from its owner; rot13 only keeps it from meeting the eye in the script.
 */
export const commonWords: readonly string[] = Array.from(
  { length: scrambled.length / wordLength },
  (_, index) =>
    scrambled
      .slice(index * wordLength, (index + 1) * wordLength)
      .replace(/./g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97)),
)

/** The list starts again when it is used up. */
export function dailyWord(day: number): string {
  const count = commonWords.length
  return commonWords[(((day - 1) % count) + count) % count] ?? ''
}
