// Programs made of a statement's own formulas, in all languages.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSameOutput, languages } from '#contracts/assistant-fields.ts'
import { analyze, generateCode } from './builtin-engine.ts'
import { checkTypes, has, outputsOfSources } from './testing/batch.ts'

const folder = mkdtempSync(join(tmpdir(), 'formulas-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tools = { python: 'python3', java: 'javac', cpp: 'g++' } as const

const examples = (pairs: readonly (readonly [string, string])[]) =>
  pairs
    .map(([input, output], i) => `\n\nExample ${i + 1}:\nInput: ${input}\nOutput: ${output}`)
    .join('')

const told = [
  [
    'fair pairs',
    'Given an integer array nums and two integers lower and upper, return the number of fair pairs. A pair (i, j) is fair if 0 <= i < j < nums.length and lower <= nums[i] + nums[j] <= upper.',
    [
      ['nums = [0,1,7,4,4,5], lower = 3, upper = 6', '6'],
      ['nums = [1,7,9,2,5], lower = 11, upper = 11', '1'],
    ],
    ['nums = [5,-5,1,1], lower = 0, upper = 2', '2'],
  ],
  [
    'triplets',
    'Given arr and integers a, b and c, count the triplets with i < j < k, |arr[i] − arr[j]| ≤ a, |arr[j] − arr[k]| ≤ b, and |arr[i] − arr[k]| ≤ c.',
    [
      ['arr = [3,0,1,1,9,7], a = 7, b = 2, c = 3', '4'],
      ['arr = [1,1,2,2,3], a = 0, b = 0, c = 1', '0'],
    ],
    ['arr = [1,2,1,2], a = 1, b = 1, c = 0', '2'],
  ],
  [
    'the largest value of a formula',
    'Return the largest value of a_i + a_j + i - j over all places i < j.',
    [
      ['a = [8,1,5,2,6]', '11'],
      ['a = [1,2]', '2'],
    ],
    ['a = [-4,-5,-9]', '-10'],
  ],
  [
    'two lists',
    'A pair (i, j) is good if nums1[i] is divisible by nums2[j] * k. Return the number of good pairs.',
    [
      ['nums1 = [1,3,4], nums2 = [1,3,4], k = 1', '5'],
      ['nums1 = [1,2,4,12], nums2 = [2,4], k = 3', '2'],
    ],
    ['nums1 = [6,8], nums2 = [2], k = 2', '1'],
  ],
  [
    'a yes or no',
    'Return true if there are places i < j < k with nums[i] + nums[j] == nums[k].',
    [
      ['nums = [1,9,10]', 'true'],
      ['nums = [1,1,3,9]', 'false'],
    ],
    ['nums = [5,2,7,1]', 'true'],
  ],
  [
    'the smallest value, or none',
    'Choose two different indices i and j with nums[i] < nums[j]. Return the smallest value of nums[j] * 2 - nums[i], or return -1 if there is none.',
    [
      ['nums = [4,9,6]', '8'],
      ['nums = [3,3]', '-1'],
    ],
    ['nums = [10,7]', '13'],
  ],
] as const

test.each(told)('formulas become a program: %s', (_, text, given, [input, output]) => {
  const problemText = `${text}${examples(given)}`
  const approach = analyze(problemText).approaches.at(-1)?.name ?? ''
  const code = generateCode({ approach, problemText, language: 'javascript' })
  expect(code).toMatchObject({ proof: 'fits', checked: { passed: 2, total: 2 } })
  for (const language of languages) {
    if (language in tools && !has(tools[language as keyof typeof tools])) continue
    const source = generateCode({ approach, problemText, language }).code
    if (language === 'typescript') checkTypes([source], folder)
    else {
      const job = { name: 'formulas', source, inputs: [input] }
      const [got = ''] = outputsOfSources(language, [job], folder)[0] ?? []
      expect(isSameOutput(got, output), `${language}: ${got}`).toBe(true)
    }
  }
})

test('a formula without an order of its places makes no program', () => {
  const problemText = `Count the pairs with a[i] + a[j] = s.${examples([['a = [1,2,7,9], s = 98', '77']])}`
  const { approaches } = analyze(problemText)
  expect(approaches.map(({ name }) => name)).not.toContain('Try every combination of indices')
})

test('a program that can be proven stays, though formulas would do', () => {
  const problemText = `Given an integer array nums and an integer k, return true if there are two different indices i and j with nums[i] == nums[j] and abs(i - j) <= k.${examples(
    [
      ['nums = [1,2,3,1], k = 3', 'true'],
      ['nums = [1,2,3,1,2,3], k = 2', 'false'],
    ],
  )}`
  const approach = analyze(problemText).approaches.at(-1)?.name ?? ''
  const { proof } = generateCode({ approach, problemText, language: 'javascript' })
  expect(proof).toBe('proven')
})
