// Examples that only the JavaScript program would get right: no language may claim to pass them.
import { expect, test } from 'vitest'
import type { Language } from '#contracts/assistant-fields.ts'
import { wantedBy } from './answers.ts'
import { analyze, generateCode } from './builtin-engine.ts'
import { fitOf } from './evidence.ts'
import { layoutsOf } from './layouts.ts'
import { programOf } from './programs.ts'
import { isOfKind } from './suitability.ts'

const traps: readonly [string, string][] = [
  [
    'texts as keys of a cache of numbers',
    `Design an LRU cache with get and put; a put beyond the capacity evicts the least recently used key.

Input:
["LruCache","put","put","get","put","get"]
[[2],["a",1],["b",2],["a"],["c",3],["b"]]
Output:
[null,null,null,1,null,-1]`,
  ],
  [
    'a sum beyond 32 bits',
    `House robber on a circle: houses stand in a circle, the first next to the last. Return the largest total without robbing two neighbors.

Input: nums = [2000000000, 1, 2000000000, 7]
Output: 4000000000
Input: nums = [2, 3, 2]
Output: 3`,
  ],
  [
    'integers written with exponents',
    `Maximum subarray: find the contiguous subarray with the largest sum and return its sum.

Input: nums = [1e3, -2000, 1e5]
Output: 100000
Input: nums = [-1e3, 5]
Output: 5`,
  ],
  [
    'escaped quotes',
    String.raw`Reverse the order of the words in a text.

Input: s = "say \"hello there\" twice"
Output: "twice there\" \"hello say"`,
  ],
  [
    'a quote in another one',
    `Reverse the order of the words in a text.

Input: s = 'say "hello'
Output: "hello say`,
  ],
  [
    'letters of two bytes',
    `Tell whether two texts are anagrams of each other.

Input: s = "née", t = "eén"
Output: true
Input: s = "ab", t = "ac"
Output: false
Input: s = "écrit", t = "récit"
Output: true`,
  ],
]

test.each(traps)('claims nothing on %s', (_, problemText) => {
  const approach = analyze(problemText).approaches.at(-1)?.name ?? ''
  const { checked } = generateCode({ approach, problemText, language: 'cpp' })
  expect(checked?.passed ?? 0).toBeLessThan(checked?.total ?? 1)
})

test('claims in JavaScript what only JavaScript can do', () => {
  const [, , , , , [, problemText] = ['', '']] = traps
  const approach = analyze(problemText).approaches.at(-1)?.name ?? ''
  const checkedIn = (language: Language) =>
    generateCode({ approach, problemText, language }).checked?.passed
  expect([checkedIn('javascript'), checkedIn('python'), checkedIn('cpp')]).toEqual([
    3,
    3,
    undefined,
  ])
})

test('reads a number that is too long for JavaScript as text', () => {
  const problemText = `Add two numbers that are given as strings of digits and return their sum as a string.

Input: num1 = 12345678901234567890, num2 = 11
Output: 12345678901234567901`
  const approach = analyze(problemText).approaches.at(-1)?.name ?? ''
  const { checked } = generateCode({ approach, problemText, language: 'javascript' })
  expect(checked).toMatchObject({ passed: 1, total: 1 })
})

test('a total of billions is not given to a program that fills a table of it', () => {
  const partition = programOf('equal-partition')
  const examples = [{ input: 'nums = [2000000000, 1, 2000000000, 7]', output: 'false' }]
  const wanted = wantedBy('', examples)
  const trial = { examples, areExamplesInProse: false, wanted, isOver: () => false }
  expect(fitOf(partition, { ...trial, layouts: layoutsOf(examples) })).toBeUndefined()
})

test.each([
  [2 ** 31 - 1, 'int', true],
  [2 ** 31, 'int', false],
  [1.5, 'int', false],
  [2 ** 53, 'long', false],
  [Number.NaN, 'number', false],
  ['a"b', 'text', false],
  [[1, null], 'levels', true],
  [[1, null], 'ints', false],
  [[['a']], 'textRows', true],
  [['#.', '..'], 'grid', true],
  [[1], 'rows', false],
  ['true', 'bool', false],
] as const)('%j as %s: %s', (value, kind, isTyped) => expect(isOfKind(value, kind)).toBe(isTyped))
