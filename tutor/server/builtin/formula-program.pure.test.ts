// What a program made of a statement's formulas must not overlook.
import { expect, test } from 'vitest'
import { wantedBy } from './answers.ts'
import { fitOf } from './evidence.ts'
import { formulaProgramOf } from './formula-program.ts'
import { layoutsOf } from './layouts.ts'
import { readStatement } from './statement.ts'

/** The statement's program, with how many of its examples it gets right. */
function programFor(text: string, examples: readonly (readonly [string, string])[]) {
  const cases = examples.map(([input, output]) => `Example:\nInput: ${input}\nOutput: ${output}`)
  const statement = readStatement([text, ...cases].join('\n\n'))
  const layouts = layoutsOf(statement.examples, statement.inputFormat)
  const program = formulaProgramOf(statement, layouts)
  const wanted = wantedBy(statement.text, statement.examples, statement.prose)
  const trial = { ...statement, layouts, wanted, isOver: () => false }
  const passed = program && fitOf(program, trial)?.passed
  return program && { code: program.sources?.python, passed }
}

test('no two of three places are the same', () => {
  const text =
    'Return true if there are three different indices i, j and k with nums[i] + nums[j] == nums[k].'
  const examples = [
    ['nums = [1,9,10]', 'true'],
    ['nums = [0,5,7]', 'false'],
  ] as const
  const program = programFor(text, examples)
  expect(program?.code).toContain('if i != j and i != k and j != k and')
  expect(program?.passed).toBe(2)
})

test('programs with the same formulas run their own code', () => {
  const input = 'nums = [3,2,3,1,9]'
  const ask = (places: string) => `Count the pairs with ${places} and nums[i] > 2 * nums[j].`
  expect(programFor(ask('0 <= i < j'), [[input, '2']])?.passed).toBe(1)
  expect(programFor(ask('two different indices i, j'), [[input, '6']])?.passed).toBe(1)
})

test('an order that lets two places be the same keeps that', () => {
  const text = 'Count the pairs with 0 <= i <= j < n and nums[i] + nums[j] == s.'
  const program = programFor(text, [['nums = [1,2,3,7,2], s = 4', '4']])
  expect(program?.code).toContain('for j in range(i, ')
  expect(program?.passed).toBe(1)
})

test.each([
  ['nums[i] % 2 == 0', 'nums[i] % 2 == 0'],
  ['nums[i] is even', '(nums[i]) % (2) == 0'],
  ['nums[i] >= 3', 'nums[i] >= 3'],
])('a condition on one place stays: %s', (condition, code) => {
  const text = `Count the pairs with 0 <= i < j < n, nums[i] > nums[j], and ${condition}.`
  expect(programFor(text, [['nums = [1,4,3,2]', '2']])?.code).toContain(
    `if nums[i] > nums[j] and ${code}:`,
  )
})

test('bounds that every input meets are left out', () => {
  const text =
    'Given nums and k with 1 <= k <= 100, count the pairs with 0 <= i, i < j < nums.length, and nums[i] > nums[j] * k.'
  const program = programFor(text, [['nums = [7,5,3,4], k = 1', '5']])
  expect(program?.code).toContain('if nums[i] > nums[j] * k:')
})

test.each([
  'nums[i] > nums[j] / 2',
  'nums[i] ^ nums[j] > 0 and nums[i] > nums[j]',
  'nums[i] > nums[j] ** 2',
  'nums[i] > nums[j]²',
  'nums[i] > nums[j] & k',
  'nums[i] > 1.5 * nums[j]',
  'nums[i] > 2 nums[j]',
  'nums[i] > nums[j] or nums[i] == nums[j] + 90',
  'nums[i] > nums[j], or nums[i] == nums[j] + 90',
  'not nums[i] <= nums[j]',
  'nums[i] > nums[j] and gcd(nums[i], nums[j]) == 1',
  'nums[i] > nums[j] and nums[i] is prime',
  'nums[i] > nums[j] and j - i is odd',
  'nums[i] > nums[j] times nums[i]',
  'nums[i] > nums[j] and f(nums[i] + nums[j]) is true',
])('no program leaves out a part of: %s', (formula) => {
  const text = `Count the pairs with 0 <= i < j < n and ${formula}.`
  expect(programFor(text, [['nums = [7,5,3,4], k = 1', '5']])).toBeUndefined()
})

test.each(['0 < i < j', '0 <= i < j <= k', 'i < k < j', '1 <= i, i < j'])(
  'no program has the order %s',
  (order) => {
    const text = `Given nums and k, count the pairs with ${order} and nums[i] > nums[j] * k.`
    expect(programFor(text, [['nums = [7,5,3,4], k = 1', '5']])).toBeUndefined()
  },
)

test('a parameter named by a reserved word makes no program', () => {
  const text = 'Count the pairs with i < j and nums[i] - nums[j] > while.'
  expect(programFor(text, [['nums = [7,5,3,4], while = 1', '4']])).toBeUndefined()
})
