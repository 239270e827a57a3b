import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeWordLists } from './words.ts'

const lists = makeWordLists()
const answers = lists['server/words/answers.txt']?.trimEnd().split('\n') ?? []
const guesses = new Set(lists['public/words/guesses.txt']?.trimEnd().split('\n'))

test.each(Object.keys(lists))('the committed %s is what the script makes', (path) => {
  expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(lists[path])
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

test('guesses are at least 12,000, everyday words included', () => {
  expect(guesses.size).toBeGreaterThan(12_000)
  for (const word of ['donut', 'intro', 'admin', 'rebar', 'acted', 'boats', 'voila', 'umami']) {
    expect(guesses).toContain(word)
  }
})

test('rude words are in neither list', () => {
  const rude = readFileSync(new URL('rude-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^[a-z]{5}$/.test(line))
    .map((line) =>
      line.replace(/./g, (c) => String.fromCharCode(((c.charCodeAt(0) - 84) % 26) + 97)),
    )
  expect(rude.length).toBeGreaterThan(60)
  expect(rude.filter((word) => guesses.has(word) || answers.includes(word))).toEqual([])
})
