import { expect, test } from 'vitest'
import { runScript } from '../builtin/running.ts'
import { traced } from './traced.ts'

const trace = (script: string, input: string) =>
  JSON.parse(runScript(traced(script), [input], 1000)[0]?.output ?? '{}')

test('records each line with the variables before it', () => {
  const { output, steps } = trace(
    `function solve(input) {
  let sum = 0
  for (const n of JSON.parse(input)) {
    sum += n
  }
  return sum
}`,
    '[1, 2]',
  )
  expect(output).toBe('3')
  expect(steps.map(({ line }: { line: number }) => line)).toEqual([2, 3, 4, 4, 6])
  expect(steps[3].variables).toMatchObject({ sum: '1', n: '2' })
})

test('shows maps, patterns and arrow functions, and keeps what happened before an error', () => {
  const { error, steps } = trace(
    `const add = ([a, b]) => {
  const seen = new Map([[a, b]])
  return seen.get(a).missing.part
}
const solve = (input) => add(JSON.parse(input))`,
    '[1, 2]',
  )
  expect(error).toContain('TypeError')
  const variables = expect.objectContaining({ a: '1', seen: '[[1,2]]' })
  expect(steps.at(-1)).toEqual({ line: 3, variables })
})

test('many variables take little room', () => {
  const many = Array.from({ length: 1_500 }, (_, index) => `let a${index};`).join('')
  const text = traced(`function solve() {${many} return 1}`)
  // If each step read all of them, this would be 45 MB, and take half a minute.
  expect(text.length).toBeLessThan(2_000_000)
  const record = runScript(text, [''], 20_000)[0]?.output ?? ''
  expect(JSON.parse(record).output).toBe('1')
  expect(record.length).toBeLessThan(4_000_000)
})

test('stops recording, not running, after many steps', () => {
  const loop = 'function solve() { let i = 0; while (i < 10000) { i++ } return i }'
  const { output, steps } = trace(loop, '')
  expect([output, steps.length]).toEqual(['10000', 1500])
})
