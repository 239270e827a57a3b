import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeWordLists } from './words.ts'

const lists = makeWordLists()
const answers = lists['server/words/answers.txt']?.trimEnd().split('\n') ?? []
const guesses = new Set(lists['public/words/guesses.txt']?.trimEnd().split('\n'))

test.each(Object.keys(lists))('the committed %s is what the script makes', (path) => {
  expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(lists[path])
})

test('answers are five letters, unique, and all allowed as guesses', () => {
  expect(answers.length).toBeGreaterThan(900)
  expect(new Set(answers).size).toBe(answers.length)
  expect(answers.filter((word) => !/^[a-z]{5}$/.test(word) || !guesses.has(word))).toEqual([])
})

test('answers hold no word made by adding s, and keep those that merely end in it', () => {
  for (const plural of ['boats', 'boxes', 'flies', 'jeans']) expect(answers).not.toContain(plural)
  for (const word of ['glass', 'focus', 'basis', 'chaos']) expect(answers).toContain(word)
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
