import { expect, test } from 'vitest'
import type { Kind } from './family.ts'
import { inputGenerator, seededIntegers } from './generated-inputs.ts'
import { layoutsOf } from './layouts.ts'
import { readStatement } from './statement.ts'

/** Many inputs as values by slot, for a statement with values of these kinds. */
function inputsFor(problemText: string, kinds: readonly Kind[]): unknown[][] {
  const statement = readStatement(problemText)
  const layout = layoutsOf(statement.examples).find(({ form }) => form === 'values')
  if (layout?.form !== 'values') throw new Error('The examples aren’t read')
  const values = layout.slots.map(({ name }, i) => ({ name, kind: kinds[i] ?? 'int' }))
  const reading = { form: 'values', separator: layout.separator, values, args: [] } as const
  const generate = inputGenerator(statement, layout, reading)
  if (!generate) throw new Error('The shape can’t be generated')
  return Array.from({ length: 300 }, (_, i) => generate(seededIntegers(i * 7919)))
}

const example = (input: string) => `\nExample:\nInput: ${input}\nOutput: 1\n`
const isSorted = (list: number[]) => list.every((one, i) => i === 0 || (list[i - 1] ?? 0) <= one)

test('numbers and lengths stay within the bounds, and reach below zero only where they may', () => {
  const text = (low: number) => `Find k.

Constraints:
- 2 <= nums.length <= 5
- ${low} <= nums[i] <= 4
- 1 <= k <= nums.length
${example('nums = [1,2,4], k = 2')}`
  for (const low of [-3, 1]) {
    const inputs = inputsFor(text(low), ['ints', 'int']) as [number[], number][]
    for (const [nums, k] of inputs) {
      expect(nums.length).toBeGreaterThanOrEqual(2)
      expect(nums.length).toBeLessThanOrEqual(5)
      expect(Math.min(...nums)).toBeGreaterThanOrEqual(low)
      expect(Math.max(...nums)).toBeLessThanOrEqual(4)
      expect(k).toBeGreaterThanOrEqual(1)
      expect(k).toBeLessThanOrEqual(nums.length)
    }
    expect(inputs.some(([nums]) => nums.some((one) => one < 0))).toBe(low < 0)
  }
})

test('a list is sorted, or without repeats, only if the statement says so', () => {
  const lists = (says: string) =>
    inputsFor(`Given ${says} nums, find it. ${example('nums = [1,4,9]')}`, ['ints']).map(
      ([list]) => list as number[],
    )
  expect(lists('a sorted list').every(isSorted)).toBe(true)
  expect(lists('a list').every(isSorted)).toBe(false)
  const isUnique = (list: number[]) => new Set(list).size === list.length
  expect(lists('distinct integers').every(isUnique)).toBe(true)
  expect(lists('integers').every(isUnique)).toBe(false)
})

test('sizes, nodes, and square tables fit together', () => {
  const text = `The graph has n nodes. ${example('n = 4, edges = [[0,1],[2,3]]')}`
  for (const [n, edges] of inputsFor(text, ['int', 'rows']) as [number, number[][]][]) {
    for (const node of edges.flat()) expect(node >= 0 && node < n).toBe(true)
  }
  const table = `Given an n x n matrix. ${example('n = 2, matrix = [[1,2],[3,4]]')}`
  for (const [n, rows] of inputsFor(table, ['int', 'rows']) as [number, number[][]][]) {
    expect(rows.length).toBe(n)
    expect(rows.every((row) => row.length === n)).toBe(true)
  }
})

test('a long text of numbers without “or” is read in linear time', () => {
  const timeOf = (length: number) => {
    const start = process.threadCpuUsage()
    const numbers = `- nums[i] is ${'1, 2, '.repeat(length / 6)}3`
    inputsFor(`Add them up.\n\nConstraints:\n${numbers}\n${example('nums = [1,2]')}`, ['ints'])
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  }
  // The first one also warms up. Times below 25 ms are mostly something else.
  const short = Math.max(25, Math.min(timeOf(4_998), timeOf(5_000)))
  expect(timeOf(60_000) / short).toBeLessThan(12)
})

test('numbers are those that the statement lists, and corners are in the table', () => {
  const bills = `Each bill is a 5, 10, or 20. ${example('bills = [5,20,10]')}`
  const paid = new Set(inputsFor(bills, ['ints']).flatMap(([list]) => list as number[]))
  expect([...paid].sort((a, b) => a - b)).toEqual([5, 10, 20])
  const text = `Sums of rectangles. ${example('matrix = [[1,2],[3,4]], queries = [[0,0,1,1],[1,0,1,1]]')}`
  const inputs = inputsFor(text, ['rows', 'rows']) as [number[][], number[][]][]
  for (const [matrix, queries] of inputs) {
    for (const [top = -1, left = -1, bottom = -1, right = -1] of queries) {
      expect(0 <= top && top <= bottom && bottom < matrix.length).toBe(true)
      expect(0 <= left && left <= right && right < (matrix[0] ?? []).length).toBe(true)
    }
  }
})

test('edges of a tree connect all of its nodes', () => {
  const text = `Given a tree with n nodes. ${example('n = 3, edges = [[0,1],[2,1]]')}`
  for (const [n, edges] of inputsFor(text, ['int', 'rows']) as [number, number[][]][]) {
    const names = Array.from({ length: n }, (_, i) => i)
    for (const [a = -1, b = -1] of edges) {
      const [kept, gone] = [names[a], names[b]]
      for (const [i, name] of names.entries()) if (name === gone) names[i] = kept as number
    }
    expect(edges).toHaveLength(n - 1)
    expect(new Set(names).size).toBe(1)
  }
})

test('texts have the letters of the examples and of the statement', () => {
  const text = `It holds only the characters ( ) < >. ${example('s = "()"')}`
  const letters = new Set(inputsFor(text, ['text']).flatMap(([one]) => [...String(one)]))
  expect([...letters].sort()).toEqual(['(', ')', '<', '>'])
})

test('lists of lists of different lengths aren’t generated', () => {
  const text = `Rooms with keys. ${example('rooms = [[1],[2,3],[]]')}`
  expect(() => inputsFor(text, ['rows'])).toThrow('can’t be generated')
})
