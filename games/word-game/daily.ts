import { isSpanish } from './alphabet.ts'
import english from './common-words.json' with { type: 'json' }
import spanish from './common-words-es.json' with { type: 'json' }
import { wordLength } from './judge.ts'

/**
 * The common words (the same as the word service's), in the order of their days.
 *
 * They come with the script, so that the daily word needs no server and no network, and every
 * visitor gets the same one by date alone. Visitors could therefore compute a coming day's word, but
 * the file is sorted, so that reading it doesn't reveal one.
 */
export const commonWords: readonly string[] = inOrder(isSpanish ? spanish : english)

/**
 * The words in the order of their days. Each edition of the list leaves the other words' days alone:
 * the last word takes the day of a removed one, and added ones come at the end.
 */
export function inOrder(editions: { removed: string; added: string }[]): string[] {
  const words: string[] = []
  for (const { removed, added } of editions) {
    for (const word of unpack(removed)) {
      const last = words.pop() ?? ''
      if (last !== word) words[words.indexOf(word)] = last
    }
    words.push(...shuffle(unpack(added)))
  }
  return words
}

/**
 * Unpacks the list that `games/lists/words.ts` packed: a capital ends a word, and a word may share its
 * beginning with the one before.
 */
function unpack(text: string): string[] {
  let word = ''
  return (text.match(/[a-zñ]*[A-ZÑ]/g) ?? []).map((rest) => {
    word = word.slice(0, wordLength - rest.length) + rest.toLowerCase()
    return word
  })
}

/** A deterministic shuffle with Lehmer's random numbers. */
function shuffle(words: string[]): string[] {
  let random = 1
  for (let last = words.length - 1; last > 0; last--) {
    random = (random * 48271) % 0x7fffffff
    const other = random % (last + 1)
    ;[words[last], words[other]] = [words[other] ?? '', words[last] ?? '']
  }
  return words
}

/** A word to play without the word service; never the one before. */
export function commonWord(random: () => number, before?: string): string {
  const others = commonWords.filter((word) => word !== before)
  return others[Math.floor(random() * others.length)] ?? ''
}

/** Starts over at the end of the list. */
export function dailyWord(day: number): string {
  const count = commonWords.length
  return commonWords[(((day - 1) % count) + count) % count] ?? ''
}
