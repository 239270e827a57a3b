import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inOrder } from '#word-game/daily.ts'
import { spanishAnswers, spanishHeadwords } from './es/words.ts'
import { listedInRot13 } from './listed.ts'
import { englishAnswers, makeWordLists } from './words.ts'

const lists = makeWordLists()
/** The answers as the game and the word service unpack them. */
const unpacked = (path: string) => inOrder(JSON.parse(lists[path] ?? '[]'))
const answers = unpacked('word-game/common-words.json')
const guesses = new Set(lists['public/words/guesses.txt']?.trimEnd().split('\n'))
const spanish = unpacked('word-game/common-words-es.json')
const spanishGuesses = new Set(lists['public/words/guesses-es.txt']?.trimEnd().split('\n'))

test.each(Object.keys(lists))('%s is what the script makes', (path) => {
  expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(lists[path])
})

test('the answers are unpacked as they were packed, in another order', () => {
  expect(answers.toSorted()).toEqual(englishAnswers())
  expect(answers).not.toEqual(englishAnswers())
  expect(spanish.toSorted()).toEqual(spanishAnswers())
})

test('answers are some 2,000 words of five letters, unique, and all allowed as guesses', () => {
  expect(answers.length).toBeGreaterThan(1_950)
  expect(new Set(answers).size).toBe(answers.length)
  expect(answers.filter((word) => !/^[a-z]{5}$/.test(word) || !guesses.has(word))).toEqual([])
})

test.each([
  'boats',
  'boxes',
  'flies',
  'jeans',
  'acted',
  'hided',
  'flied',
  'tried',
  'wider',
  'wryer',
  'freed',
  'feted',
  'women',
  'cacti',
  'tacos',
])('%s is an inflection, and no answer', (word) => expect(answers).not.toContain(word))

test.each(['glass', 'focus', 'basis', 'chaos', 'speed', 'later', 'donut', 'liver', 'kebab'])(
  '%s is an answer, whatever it ends in',
  (word) => expect(answers).toContain(word),
)

test('a word that many begin with can be the answer, and common openers are guesses', () => {
  expect(answers).toContain('adieu')
  const openers = [
    'adieu',
    'soare',
    'roate',
    'raise',
    'slate',
    'crane',
    'salet',
    'trace',
    'audio',
    'tares',
  ]
  expect(openers.filter((word) => !guesses.has(word))).toEqual([])
})

test('guesses are at least 12,000, everyday words included', () => {
  expect(guesses.size).toBeGreaterThan(12_000)
  for (const word of ['donut', 'intro', 'admin', 'rebar', 'acted', 'boats', 'voila', 'umami']) {
    expect(guesses).toContain(word)
  }
})

test('the Spanish answers are some 1,300 words of five letters without accents, all allowed as guesses', () => {
  expect(spanish.length).toBeGreaterThan(1_300)
  expect(new Set(spanish).size).toBe(spanish.length)
  expect(spanish.filter((word) => !/^[a-zñ]{5}$/.test(word) || !spanishGuesses.has(word))).toEqual(
    [],
  )
  for (const word of ['lapiz', 'sueño', 'ñandu', 'guion', 'pizza']) expect(spanish).toContain(word)
})

test('Spanish guesses are at least 8,500, inflections included, and no answer is an inflected verb form', () => {
  expect(spanishGuesses.size).toBeGreaterThan(8_500)
  for (const word of ['tengo', 'comio', 'salgo', 'niños', 'leyes', 'puede', 'abria']) {
    expect(spanishGuesses).toContain(word)
    expect(spanish).not.toContain(word)
  }
  // The dictionary lists headwords, and forms only by rules, except for these nouns.
  const nouns = [
    'abono',
    'acero',
    'amiga',
    'apoyo',
    'apuro',
    'arepa',
    'asilo',
    'asomo',
    'atajo',
    'avena',
    'bruja',
    'calzo',
    'chile',
    'combo',
    'enojo',
    'hacha',
    'kayak',
    'koala',
    'lacra',
    'menta',
    'nieta',
    'novia',
    'obolo',
    'ocote',
    'palta',
    'plazo',
    'retro',
    'risco',
    'rumba',
    'samba',
    'tamal',
    'tucan',
    'vigia',
    'zafra',
  ]
  const headwords = new Set([...spanishHeadwords()])
  expect(spanish.filter((word) => !headwords.has(word) && !nouns.includes(word))).toEqual([])
})

test.each([
  ['rude-words.txt', 60, guesses, answers],
  ['es/rude-words.txt', 30, spanishGuesses, spanish],
] as const)('the words of %s are in neither list', (file, least, guesses, answers) => {
  const rude = listedInRot13(file)
  expect(rude.length).toBeGreaterThan(least)
  expect(rude.filter((word) => guesses.has(word) || answers.includes(word))).toEqual([])
})
