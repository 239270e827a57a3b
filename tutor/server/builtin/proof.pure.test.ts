import { expect, test } from 'vitest'
import type { Language } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { bindingsOf } from './binding.ts'
import { analyze, generateCode } from './builtin-engine.ts'
import { passesExamples } from './evidence.ts'
import { seededIntegers } from './generated-inputs.ts'
import { layoutsOf } from './layouts.ts'
import { programOf } from './programs.ts'
import { evidenceFor } from './proof.ts'
import { selectPrograms } from './selection.ts'
import { shapeOf } from './shape.ts'
import { readStatement } from './statement.ts'

const bounds = '\n\nConstraints:\n- 1 <= nums.length <= 10^5\n- -10^4 <= nums[i] <= 10^4\n'
const stretch = `Best stretch

Given an integer array nums, find the contiguous subarray with the largest sum and return its sum.${bounds}`
const example = (input: string, output: string) =>
  `\nExample:\nInput: ${input}\nOutput: ${output}\n`
const twoExamples = example('nums = [-2,1,-3,4,-1,2,1,-5,4]', '6') + example('nums = [-3,-1]', '-1')

/**
 * What is known about the named program beyond the statement's examples. `unkept` has the statement's
 * conditions that the program may not keep, such as “circular”.
 */
function evidenceOn(problemText: string, id: string) {
  const statement = readStatement(problemText)
  const similar = new Map([[id, { value: 1, problem: '' }]])
  const candidates = selectPrograms(statement, shapeOf(statement), statement.prose, similar)
  const candidate = candidates.find(({ program }) => program.id === id)
  if (!candidate) throw new Error(`There is no ${id}`)
  return evidenceFor(candidate, statement, candidates)
}

test('a program that agrees with brute force on the statement’s inputs is proven', () => {
  const { proof, inputs, unkept } = evidenceOn(stretch + twoExamples, 'max-subarray')
  expect({ proof, unkept }).toEqual({ proof: 'proven', unkept: [] })
  expect(inputs).toBeGreaterThanOrEqual(100)
})

test('one that only fits is told from a proven one in the answer', () => {
  const codeFor = (problemText: string) =>
    generateCode({ problemText, approach: 'Best stretch that ends here', language: 'javascript' })
  expect(codeFor(stretch + twoExamples)).toMatchObject({ proof: 'proven', notes: [] })
  expect(codeFor(stretch + twoExamples)).not.toHaveProperty('isBruteForce')
  const slow = generateCode({
    problemText: stretch + twoExamples,
    approach: words.builtin.bruteForce,
    language: 'javascript',
  })
  expect(slow).toMatchObject({ proof: 'proven', isBruteForce: true })
  expect(slow).not.toHaveProperty('why')
  const circular = stretch.replace('an integer array', 'a circular integer array')
  const code = codeFor(circular + twoExamples)
  expect(code).toMatchObject({ proof: 'fits', checked: { passed: 2, total: 2 } })
  expect(code.notes.join()).toContain('“circular”')
  expect(codeFor(stretch + example('nums = [1,2]', '4'))).toMatchObject({ proof: 'fails' })
  expect(codeFor(stretch)).toMatchObject({ proof: 'unknown', proofInputs: 0 })
})

test.each([
  'The subarray may be empty, and then its sum is 0.',
  'A number on a prime index is a thief: whoever takes it pays it twice.',
  'Negative numbers at the very beginning are left out.',
])('a rule that the program says nothing about is named, and no proof: %s', (rule) => {
  const told = stretch.replace('return its sum.', `return its sum. ${rule}`)
  const { proof, unkept } = evidenceOn(told + twoExamples, 'max-subarray')
  expect({ proof, unkept }).toEqual({ proof: 'fits', unkept: [rule.slice(0, -1)] })
})

test.each([
  [
    'container-area',
    'Given the heights of vertical lines, find two lines that hold the most water. The lines can’t be neighbors: at least one line stands between them.',
    example('height = [1,8,6,2,5,4,8,3,7]', '49') + example('height = [4,3,2,1,4]', '16'),
  ],
  [
    'min-path-sum',
    'Find a path from the top left to the bottom right of a grid that minimizes the sum of its numbers, moving only down or right. The number in the top left cell is not counted.',
    example('grid = [[0,3,1],[1,5,1],[4,2,1]]', '6') + example('grid = [[0,2,3],[4,5,6]]', '11'),
  ],
  [
    'majority-element',
    'Return the element that appears more than n / 2 times. Of a negative element, the absolute value is returned.',
    example('nums = [3,2,3]', '3') + example('nums = [2,2,1,1,1,2,2]', '2'),
  ],
  [
    'fewest-jumps/reachable',
    'You start at the first index, and nums[i] is the length of your jump from index i: you must jump exactly that far. Return true if you land on the last index.',
    example('nums = [1,1,1,4]', 'true') + example('nums = [3,2,1,0,4]', 'false'),
  ],
])('a rule in the words of the question ends the proof, too: %s', (id, told, examples) => {
  const plain = told.replace(/ The lines can.*| The number in.*| Of a neg.*|: you must[^.]*/, '')
  const on = (text: string) => evidenceOn(`${text}\n${examples}`, id)
  expect(on(plain).unkept).toEqual([])
  expect(on(told)).toMatchObject({ proof: 'fits', unkept: [expect.anything()] })
})

test('a rule after a question without a title ends the proof, too', () => {
  const asked = `Find the contiguous subarray of nums with the largest sum.`
  const rule = ' Negative numbers at the very beginning are left out.'
  const on = (text: string) => evidenceOn(`${text}${bounds}${twoExamples}`, 'max-subarray').proof
  expect([on(asked), on(asked + rule)]).toEqual(['proven', 'fits'])
})

test.each([
  'There is always an answer that is possible.',
  'You may assume that nums is not empty.',
  'If there are several such subarrays, all have the same sum.',
])('a promise costs no proof: %s', (promise) => {
  const told = stretch.replace('return its sum.', `return its sum. ${promise}`)
  expect(evidenceOn(told + twoExamples, 'max-subarray')).toMatchObject({ proof: 'proven' })
})

const position = (given: string) => `A position

Given ${given} array of integers nums and an integer target, return the index of target in nums by binary search, or -1 if it isn't there.${bounds}
${example('nums = [-1,0,3,5,9,12], target = 9', '4')}${example('nums = [-1,0,3,5,9,12], target = 2', '-1')}`

test('inputs that the statement allows and its examples don’t have disprove a program', () => {
  expect(evidenceOn(position('a sorted'), 'search-sorted')).toMatchObject({ proof: 'proven' })
  const unsorted = evidenceOn(position('an'), 'search-sorted')
  expect(unsorted.proof).toBe('fits')
  expect(unsorted.disagreement?.expected).not.toEqual(unsorted.disagreement?.actual)
})

test('inputs that break what the statement promises disprove nothing', () => {
  const missing = (promise: string) => `A gap

Given an array nums of n numbers ${promise}, return the only number of the range 0 to n that's missing.
${example('nums = [3,0,1]', '2')}${example('nums = [0,1]', '2')}`
  const promised = missing('that are distinct and in the range from 0 to n')
  expect(evidenceOn(promised, 'missing-number')).toMatchObject({ proof: 'proven' })
  expect(evidenceOn(missing('of any size'), 'missing-number').proof).toBe('fits')
})

test('a promise doesn’t stand for another one that the program needs', () => {
  expect(evidenceOn(position('a distinct'), 'search-sorted').proof).toBe('fits')
  const removed = (rule: string) => `Remove a node

Given the head of a linked list of digits and an integer n, remove the n-th node from the end. ${rule}
${example('head = [1,2,3,4,5], n = 2', '[1,2,3,5]')}${example('head = [1,2], n = 1', '[1]')}`
  expect(evidenceOn(removed('It always exists.'), 'remove-from-end').proof).toBe('proven')
  const special = removed('The n-th node may be missing; then nothing changes.')
  expect(evidenceOn(special, 'remove-from-end').proof).toBe('fits')
})

test('a special case that no generated input meets isn’t proven', () => {
  const fromEnd = (rule: string) => `From the end

Given the head of a linked list and an integer n, return the value of the n-th node from the end.${rule}${bounds}
${example('head = [4,8,15], n = 2', '8')}${example('head = [4,8,15,16], n = 1', '16')}`
  expect(evidenceOn(fromEnd(''), 'remove-from-end/value')).toMatchObject({ proof: 'proven' })
  const proofIf = (output: string) =>
    evidenceOn(
      fromEnd(` If the list is shorter than n, return ${output}.`),
      'remove-from-end/value',
    )
  expect(proofIf('-1')).toMatchObject({ proof: 'proven' })
  expect(proofIf('null')).toMatchObject({ proof: 'fits' })
})

test('two programs that both fit and differ leave it open which is meant', () => {
  const rooms = `Rooms

Given meetings as intervals [start, end], return the minimum number of meeting rooms needed.
${example('intervals = [[0,30],[5,10],[15,20]]', '2')}${example('intervals = [[7,10],[2,4]]', '1')}`
  expect(evidenceOn(rooms, 'meeting-rooms')).toMatchObject({ proof: 'fits', unkept: [] })
})

test('the same seed gives the same inputs', () => {
  const drawn = (seed: number) => Array.from({ length: 9 }, seededIntegers(seed).bind(null, 0, 99))
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(7)).not.toEqual(drawn(8))
})

test('an answer that outgrows 32 bits at the bounds isn’t proven in Java and C++', () => {
  const houses = (high: string) => `Quiet houses

Houses stand in a circle, and no two neighbors may be robbed. Given the money in each house, return the largest sum that can be robbed.

Constraints:
- 1 <= nums.length <= 10^5
- 0 <= nums[i] <= ${high}
${example('nums = [2,3,2]', '3')}${example('nums = [200,300,400,10]', '600')}`
  const proofIn = (language: Language, high: string) => {
    const problemText = houses(high)
    const approach = analyze(problemText).approaches.at(-1)?.name ?? ''
    return generateCode({ problemText, approach, language }).proof
  }
  expect(
    ['javascript', 'python', 'java', 'cpp'].map((one) => proofIn(one as Language, '10^9')),
  ).toEqual(['proven', 'proven', 'fits', 'fits'])
  expect(proofIn('java', '1000')).toBe('proven')
})

test('one small example that comes out right by coincidence makes no answer', () => {
  const pumps = `Each pump of a row wears out after some shifts. Say when the crew comes back.
${example('shifts = [3, 1, 2]', '4')}`
  const shownAsAnswers = (problemText: string) => {
    const statement = readStatement(problemText)
    const candidates = selectPrograms(statement, shapeOf(statement), statement.prose, new Map())
    expect(candidates.filter(({ fit }) => passesExamples(fit))).not.toEqual([])
    return candidates.filter(({ isAnswer }) => isAnswer)
  }
  expect(shownAsAnswers(pumps)).toEqual([])
  expect(shownAsAnswers(pumps + example('shifts = [5, 9, 4, 8]', '16'))).not.toEqual([])
})

const allPositive = `Check whether all numbers in a list are greater than zero.

all_positive([1, 2]) == true
all_positive([0, 4]) == false
all_positive([-1]) == false`
const capitals = `Write a function that capitalizes the first letter of every word of a text and makes all its other letters lowercase. Words are separated by one space.

capitalize_words("hELLO wORLD") == "Hello World"
capitalize_words("a quick fox") == "A Quick Fox"`

test.each([
  ['whether their sum is positive, where all numbers have to be', allPositive],
  ['a count, where the outputs are the inputs in other capitals', capitals],
])('doesn’t prove %s', (_, problemText) => {
  const proofs = analyze(problemText).approaches.map(
    ({ name }) => generateCode({ problemText, approach: name, language: 'javascript' }).proof,
  )
  expect(proofs).not.toContain('proven')
})

test.each([
  ['one of two columns', 'max-subarray', 'nums = [[1, 7], [2, 9]]', 'nums = [[1], [2]]'],
  ['a length as the amount', 'fewest-coins', 'coins = [1, 2, 5]', 'coins = [1, 2, 5], amount = 3'],
])('no program is given %s', (_, id, input, usable) => {
  const bindings = (text: string) =>
    layoutsOf([{ input: text, output: '3' }], '').flatMap((layout) =>
      bindingsOf(programOf(id), layout),
    )
  expect(bindings(input)).toEqual([])
  expect(bindings(usable)).not.toEqual([])
})

test('a length that stands in for a number of the question proves nothing', () => {
  const removed = `Remove a node

Given the head of a linked list of digits, remove the n-th node from the end. It always exists.
${example('head = [1,2,3,4,5]', '[2,3,4,5]')}${example('head = [1,2]', '[2]')}`
  expect(evidenceOn(removed, 'remove-from-end')).toMatchObject({ proof: 'fits', unkept: [] })
})

test('a remainder that’s only taken at the end is named, but not where integers grow', () => {
  const paths = `Ways through a grid

Count the ways through an m x n grid from corner to corner, moving only right or down, modulo 998244353.
${example('m = 3, n = 7', '28')}${example('m = 3, n = 2', '3')}`
  const notes = (['javascript', 'java', 'python'] as const).map((language) => {
    const approach = analyze(paths).approaches.at(-1)?.name ?? ''
    const code = generateCode({ problemText: paths, approach, language })
    expect(code.proof).toBe('fits')
    return code.notes.includes(words.builtin.lateModulo)
  })
  expect(notes).toEqual([true, true, false])

  const dice = `Dice

Count the ways in which a die that's thrown several times makes the sum n, modulo 1000000007.
${example('n = 3', '4')}${example('n = 4', '8')}`
  const approach = analyze(dice).approaches.at(-1)?.name ?? ''
  const code = generateCode({ problemText: dice, approach, language: 'javascript' })
  expect(code).toMatchObject({ proof: 'proven', notes: [] })
})
