import { expect, test } from 'vitest'
import { analyze, generateCode } from './builtin-engine.ts'
import { isTooSlow, meets, type Target } from './complexity.ts'
import { answerJudging } from './judging.ts'

const problemText = `Best stretch

Given an integer array nums, find the contiguous subarray with the largest sum and return its sum.

Constraints:
- 1 <= nums.length <= 10^5
- -10^4 <= nums[i] <= 10^4

Example 1:
Input: nums = [-2,1,-3,4,-1,2,1,-5,4]
Output: 6

Example 2:
Input: nums = [-3,-1]
Output: -1`

test('an approach too slow for the bounds says for which, and is never the last', () => {
  const { approaches } = analyze(problemText)
  const [first, last] = [approaches[0], approaches.at(-1)]
  expect(first).toMatchObject({ time: 'O(n^2)', speed: expect.stringContaining('100,000') })
  expect(first?.speed).toContain('nums.length')
  expect(last).not.toHaveProperty('speed')
})

test('small bounds let the slow approach pass', () => {
  const { approaches } = analyze(problemText.replace('10^5', '10^3'))
  expect(approaches.filter(({ speed }) => speed !== undefined)).toEqual([])
})

test('a proven program is timed on the largest input, in any language’s answer', () => {
  const approach = analyze(problemText).approaches.at(-1)?.name ?? ''
  const { proof, timed } = generateCode({ approach, problemText, language: 'java' })
  expect(proof).toBe('proven')
  expect(timed).toMatchObject({ sizes: '100,000 entries in nums', isLate: false })
  const unbounded = problemText.replace(/Constraints:[^E]*/, '')
  const other = generateCode({ approach, problemText: unbounded, language: 'java' })
  expect(other).not.toHaveProperty('timed')
})

test.each([
  ['O(n^2)', true],
  ['O(n * (n + 1))', false],
  ['O(2^n)', true],
  ['O(n log n)', false],
  ['O(n^1)', false],
  ['O(n^10)', true],
  // k may be small.
  ['O(n * 2^k)', false],
  ['O(m^2)', false],
])('%s for 100,000 elements: too slow is %s', (time, isSlow) => {
  const target: Target = { growth: 'O(n log n)', name: 'n', size: 100_000, reason: '' }
  expect(isTooSlow(time, target)).toBe(isSlow)
})

test.each(['O(log n)', 'O(log x)', 'O(log(m + n))', 'O(log min(n, m))', 'O(log k) per number'])(
  '%s is fast enough for any size',
  (time) => {
    const target: Target = { growth: 'O(log n)', name: 'n', size: 1e18, reason: '' }
    expect(meets(time, target)).toBe(true)
    for (const slower of ['O(log n * n)', 'O(log n + n)', 'O(log(n) · m)'])
      expect(meets(slower, target), slower).toBe(false)
  },
)

test('a broken power is rounded up', () => {
  const target: Target = { growth: 'O(n^2)', name: 'n', size: 10_000, reason: '' }
  expect(['O(n^1.5)', 'O(n^2.5)', 'O(n^12)'].map((time) => meets(time, target))).toEqual([
    true,
    false,
    false,
  ])
})

test('an input with a line for each of 200,000 values is made', () => {
  const lines = `Largest of the stretches

Given n integers, one on each line, print the largest sum of a contiguous subarray.

Input
The first line contains n (1 <= n <= 200000). Each of the next n lines contains an integer a_i (-1000 <= a_i <= 1000).

Output
The largest sum.

Sample Input 1

4
-2
3
-1
4

Sample Output 1

6

Sample Input 2

2
-3
-1

Sample Output 2

-1`
  const { isProven, largest } = answerJudging({
    problemText: lines,
    asks: 'largest',
    language: 'javascript',
    runs: [],
  })
  expect(isProven).toBe(true)
  expect(largest?.input.split('\n').length).toBeGreaterThan(200_000)
})
