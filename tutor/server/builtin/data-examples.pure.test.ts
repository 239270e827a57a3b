import { expect, test } from 'vitest'
import { wantedBy } from './answers.ts'
import { unkeptConditions } from './conditions.ts'
import { examplesByAssignment, examplesByCall, examplesByTable } from './data-examples.ts'
import { programOf } from './programs.ts'
import { readStatement } from './statement.ts'

test.each([
  ['pick([3, 8], 11) // [0, 1]', '[3, 8], 11', '[0, 1]'],
  ['>>> pick([1, 2], True)\n[2]', '[1, 2], true', '[2]'],
  ["assert longest('abcab') == 3", '"abcab"', '3'],
  ['`half(10)` returns 5.', '10', '5'],
  ['half(10) should return `5`', '10', '5'],
  ['print(total((1, 2), None))  # prints 3', '[1, 2], null', '3'],
  ['int best(int[] values)\nbest({4, -1}) → 3', 'values = [4, -1]', '3'],
  ['def best(values: list[int], k: int)\nbest([4], 1) => 4', 'values = [4], k = 1', '4'],
])('an example in a call: %s', (text, input, output) => {
  expect(examplesByCall(text)).toEqual([{ input, output }])
})

test.each([
  'The function f(x) is 3 for all x.',
  'It takes O(1) time.',
  'Call load("a.txt") and wait.',
  'best(values, k) returns the best one',
])('not an example in a call: %s', (text) => {
  expect(examplesByCall(text)).toEqual([])
})

test.each([
  ['a = [1, 4], b = [2] gives [1, 2, 4].', 'a = [1, 4], b = [2]', '[1, 2, 4]'],
  ['For grid = [[1, 9], [7, 2]] it’s 3, via 1 and 2.', 'grid = [[1, 9], [7, 2]]', '3'],
  ['words = ["tar"], prefix = "ta" gives ["tar"].', 'words = ["tar"], prefix = "ta"', '["tar"]'],
  ['Modulo 1000007. With n = 4 and k = 2 you get 7.', 'n = 4, k = 2', '7'],
  ['m = [[1, 2], [3, 4]] has 1 (the 3).', 'm = [[1, 2], [3, 4]]', '1'],
])('an example of named values: %s', (text, input, output) => {
  expect(examplesByAssignment(text)).toEqual([{ input, output }])
  expect(readStatement(`Add things up. ${text}`).examples).toMatchObject([{ input, output }])
})

test.each([
  'Let k = 3 and go on until nothing changes.',
  'x = a + b is the sum.',
  'If n = 0, stop.',
  // The list would be lost.
  'With [500, 300, 800] and k = 3 that is 300.',
  'Speeds 4 2 12 and k = 2 -> 4 12',
])('not an example of named values: %s', (text) => {
  expect(examplesByAssignment(text)).toEqual([])
})

test('braces are a list, unless they are a text of brackets', () => {
  const inputOf = (data: string) =>
    readStatement(`Match them.\n\nSample Input\n${data}\nSample Output\nYES`).examples[0]?.input
  expect(inputOf('{1, 2}')).toBe('[1, 2]')
  expect(inputOf('nums = {}')).toBe('nums = []')
  expect(inputOf('<[]>{}')).toBe('<[]>{}')
})

test('a table has an example in each row', () => {
  const table = '| nums | k | result |\n| :-- | --: | --- |\n| `[1, 2]` | 1 | 2 |\n| [3] | 1 | 3 |'
  expect(examplesByTable(table)).toEqual([
    { input: 'nums = [1, 2], k = 1', output: '2' },
    { input: 'nums = [3], k = 1', output: '3' },
  ])
  expect(examplesByTable('| Input | Output |\n|---|---|\n| 2<br>5 7 | 12 |')).toEqual([
    { input: '2\n5 7', output: '12' },
  ])
})

test.each([
  // The time would double with each dash, name, or word.
  ['a rule with words in it', () => examplesByTable(`${'-'.repeat(25)} Example |`)],
  ['a bound', () => wantedBy(`1 <= a${'b'.repeat(26)}.`, [])],
  [
    'an order',
    () =>
      unkeptConditions(
        readStatement(`Return it in order ${'of a '.repeat(24)}.`),
        programOf('anagram-groups'),
      ),
  ],
])('%s takes little time', (_, read) => {
  const started = performance.now()
  read()
  expect(performance.now() - started).toBeLessThan(2000)
})

test.each([
  ['Input: a = [1], k = 2. Output: 3.', 'a = [1], k = 2', '3'],
  ['Sample 1 Input\n2 3\n\nSample 1 Output\n5', '2 3', '5'],
  ['Example input #1\n2 3\nExample output #1\n5', '2 3', '5'],
  ['Example 1: votes = [7, 7], answer = 7', 'votes = [7, 7]', '7'],
])('an example in one of the usual forms: %s', (text, input, output) => {
  expect(readStatement(`Add things up.\n\n${text}`).examples).toMatchObject([{ input, output }])
})
