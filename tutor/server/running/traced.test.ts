import { expect, test } from 'vitest'
import { runScript } from '../builtin/running.ts'
import { canRun } from './native-run.ts'
import { runCode } from './run-code.ts'
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

const order = { language: 'python', timed: false, traced: true } as const
const record = async (code: string) => {
  const { runs } = await runCode({ ...order, code, inputs: ['1 2'] }, new AbortController().signal)
  return JSON.parse(runs?.[0]?.output ?? '{}')
}

test.skipIf(!canRun('python', 'builtin'))('records Python, too', async () => {
  const lines = `import sys

class Node:
    def __init__(self, value):
        self.value = value

def total(text):
    """Adds."""
    node = Node({"b": "x", "a": [1]})
    best = sum(int(word) for word in text.split())
    for word in text.split():
        best += int(word)
    return best

if __name__ == "__main__":
    print(total(sys.stdin.read()))
`
  const { output, steps } = await record(lines)
  expect(output).toBe('6')
  const places = steps.map(({ line }: { line: number }) => line)
  expect(places).toEqual([15, 16, 9, 5, 10, 11, 12, 11, 12, 11, 13])
  const node = "Node(value={'b': 'x', 'a': [1]})"
  expect(steps[8].variables).toEqual({ text: "'1 2'", node, best: '4', word: "'2'" })

  const { error, steps: before } = await record('x = 1\nprint(x // 0)')
  expect(error).toContain('ZeroDivisionError')
  expect(before.at(-1)).toEqual({ line: 2, variables: { x: '1' } })
  expect((await record('def f(:')).error).toContain('SyntaxError')
  const past = 'import os\nos.write(1, b"a\\n")\nos.system("echo b")\nprint("c")'
  expect((await record(past)).output).toBe('a\nb\nc')

  const many = await record('n = 0\nwhile n < 10000: n += 1\nprint(n)')
  expect([many.output, many.steps.length]).toEqual(['10000', 1500])
})
