import { expect, test } from 'vitest'
import { analyze, generateCode } from './builtin-engine.ts'
import { runScript } from './running.ts'

/** The best program for a statement, and what it answers. */
function answerFor(problemText: string, inputs: readonly string[]) {
  const approach = analyze(problemText).approaches.at(-1)?.name ?? ''
  const code = generateCode({ approach, problemText, language: 'javascript' })
  const runs = runScript(code.runnable ?? '', inputs, 2_000)
  return { ...code, outputs: runs.map(({ output }) => output) }
}

test.each([
  [
    'Return the longest palindromic substring of s. If several are equally long, return the last one. s = "xyxzx" gives "xzx".',
    ['s = "abcd"', 's = "noonon"'],
    ['"d"', '"noon"'],
  ],
  [
    'Return the last letter of s that occurs exactly once, the first unique one from the end. s = "harbor" gives "o".',
    ['s = "aabcb"', 's = "xyzz"'],
    ['"c"', '"y"'],
  ],
  [
    'Move all zeros of a list to the front, and keep the order of the other elements. nums = [0, 3, 0, 1] gives [0, 0, 3, 1].',
    ['nums = [5, 0, 4, 0, 2]'],
    ['[0,0,5,4,2]'],
  ],
  [
    'Find the length of the longest part of a text without a repeated character, ignoring case. s = "aAbcB" gives 3.',
    ['s = "abAC"', 's = "aA"'],
    ['3', '1'],
  ],
  [
    'Return the intersection of two lists, each value as often as in both, in ascending order. nums1 = [4, 1, 4], nums2 = [4, 1] gives [1, 4].',
    ['nums1 = [3, 2, 2, 9], nums2 = [9, 2, 3, 2]'],
    ['[2,2,3,9]'],
  ],
  [
    'For each day, return the number of days to wait until a day that is at least as warm, or 0. temps = [20, 18, 18, 25] gives [3, 1, 1, 0].',
    ['temps = [5, 5, 4]'],
    ['[1,0,0]'],
  ],
  [
    'Return the minimum number of meeting rooms. After a meeting, its room is aired for pause minutes before the next one starts in it. meetings = [[0, 10], [10, 20]], pause = 1 gives 2.',
    ['meetings = [[0, 10], [11, 20]], pause = 1', 'meetings = [[0, 10], [11, 20]], pause = 2'],
    ['1', '2'],
  ],
  [
    'A machine has coins of 1, 7 and 10 cents. Return the fewest coins that add up to exactly n cents. n = 14 gives 2.',
    ['n = 15', 'n = 21'],
    ['3', '3'],
  ],
  [
    'Take the largest of every window of k neighboring numbers, and return the sum of these. nums = [4, 2, 5, 1], k = 2 gives 14.',
    ['nums = [3, 9, 8, 7], k = 3'],
    ['18'],
  ],
])('%s', (problemText, inputs, expected) => {
  const { outputs, proof } = answerFor(problemText, inputs)
  expect(outputs).toEqual(expected)
  // The comparison with brute force can't show that the question was turned around rightly.
  expect(proof).toBe('fits')
})

test.each([
  [
    'places to start and to go, whatever their letters',
    'A fox in a grid of # and . wants to get from F to the hen H, a step up, down, left, or right at a time. How many steps does it need at least? Print -1 if it can’t.\n\nSample Input\n2 3\nF#H\n...\nSample Output\n4\n\nSample Input\n1 3\nH#F\nSample Output\n-1',
    ['1 4\nH..F'],
    ['3'],
  ],
  [
    'pairs counted from 1, the earlier one first',
    'n tasks are numbered from 1 to n. Each of m lines a b says that task a has to be done before task b. Print the lexicographically smallest order, or IMPOSSIBLE.\n\nSample Input\n4 3\n2 1\n2 3\n4 1\nSample Output\n2 3 4 1\n\nSample Input\n2 2\n1 2\n2 1\nSample Output\nIMPOSSIBLE',
    ['3 1\n2 1'],
    ['2 1 3'],
  ],
  [
    'examples told by Input: and Output: alone',
    'Say whether a line reads the same both ways. Only letters and digits count, and case is ignored. Print yes or no.\n\nInput: Was it a bus I saw?\nOutput: no\n\nInput: Never odd or even.\nOutput: yes',
    ['Don’t nod.'],
    ['yes'],
  ],
])('reads %s', (_, problemText, inputs, expected) => {
  expect(answerFor(problemText, inputs).outputs).toEqual(expected)
})

test('a question that isn’t turned around is answered as before', () => {
  const { outputs, proof } = answerFor(
    'Return the first letter of s that occurs exactly once. s = "harbor" gives "h".\n\nConstraints:\n1 <= s.length <= 10^5',
    ['s = "aabcb"'],
  )
  expect(outputs).toEqual(['"c"'])
  expect(proof).not.toBe('fails')
})

test('an output that comes out right by chance isn’t said to fit', () => {
  const { proof, checked, notes } = answerFor(
    'An office has n computers and links between them. How many computers get no message that computer p sends, however long they pass it on?\n\nExample:\nInput: n = 5, links = [[0, 1], [1, 2], [3, 4]], p = 0\nOutput: 2',
    [],
  )
  expect(proof).toBe('unknown')
  expect(checked).toBeUndefined()
  expect(notes.join()).toContain('coincidence')
})
