import { expect, test } from 'vitest'
import type { Language } from '#contracts/assistant-fields.ts'
import { judgmentSchema } from '#contracts/judge-code.ts'
import { judgeProgram, type Verdict } from '#page/judging.ts'
import type { Run } from '#page/runner.ts'
import { canRun } from '../running/native-run.ts'
import { runCode } from '../running/run-code.ts'
import { answerJudging, inputsToJudge, provenProgram } from './judging.ts'
import { runScript } from './running.ts'

const bounds = '\n\nConstraints:\n- 1 <= nums.length <= 10^5\n- -10^4 <= nums[i] <= 10^4\n'
const example = (input: string, output: string) =>
  `\nExample:\nInput: ${input}\nOutput: ${output}\n`
const stretch = `Best stretch

Given an integer array nums, find the contiguous subarray with the largest sum and return its sum.${bounds}${example('nums = [-2,1,-3,4,-1,2,1,-5,4]', '6')}${example('nums = [-3,-1]', '-1')}`
const language = 'javascript'

const verdictOn = (
  problemText: string,
  source: string,
  run = async (inputs: string[]): Promise<Run[]> => runScript(source, inputs, 500),
): Promise<Verdict> =>
  judgeProgram({
    run,
    inputs: async () =>
      judgmentSchema.parse(answerJudging({ problemText, asks: 'inputs', language, runs: [] })),
    judge: async (runs) =>
      judgmentSchema.parse(answerJudging({ problemText, asks: 'judgment', language, runs })),
    isOver: () => false,
  })

const proven = () => provenProgram(stretch) ?? ''

test('the proven program itself is right on all inputs', async () => {
  const { isProven, agreed, total, failure } = await verdictOn(stretch, proven())
  expect({ isProven, failure }).toEqual({ isProven: true })
  expect(agreed).toBe(total)
  expect(total).toBeGreaterThanOrEqual(150)
})

test('a sum that starts at 0 is wrong on a single negative number', async () => {
  const source = `function solve(input) {
    let best = 0, sum = 0
    for (const n of JSON.parse(input.split('=')[1])) { sum = Math.max(0, sum) + n; best = Math.max(best, sum) }
    return String(best)
  }`
  const { failure } = await verdictOn(stretch, source)
  expect(failure).toMatchObject({ input: 'nums = [-1]', expected: '-1', actual: '0' })
})

/** The same mistake in the other languages. */
const startingAtZero: Record<Exclude<Language, 'javascript'>, string> = {
  typescript: `function solve(input: string): string {
  let [best, sum] = [0, 0]
  for (const n of JSON.parse(input.split('=')[1] as string) as number[]) {
    sum = Math.max(0, sum) + n
    best = Math.max(best, sum)
  }
  return String(best)
}`,
  python: `import json
best = total = 0
for n in json.loads(input().split("=")[1]):
    total = max(0, total) + n
    best = max(best, total)
print(best)`,
  java: `import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String line = new Scanner(System.in).nextLine().replaceAll("[^-0-9,]", "");
        int best = 0;
        int sum = 0;
        for (String part : line.split(",")) {
            sum = Math.max(0, sum) + Integer.parseInt(part);
            best = Math.max(best, sum);
        }
        System.out.println(best);
    }
}`,
  cpp: `#include <algorithm>
#include <iostream>

int main() {
    char c = ' ';
    int n = 0, best = 0, sum = 0;
    while (c != '[') std::cin >> c;
    while (std::cin >> n) {
        sum = std::max(0, sum) + n;
        best = std::max(best, sum);
        std::cin >> c;
    }
    std::cout << best;
}`,
}

for (const [own, code] of Object.entries(startingAtZero) as [Language, string][])
  test.skipIf(own !== 'typescript' && !canRun(own, 'builtin'))(
    `in ${own}, it’s wrong on the same input`,
    { timeout: 300_000 },
    async () => {
      const { signal } = new AbortController()
      const { failure } = await verdictOn(stretch, code, async (inputs) => {
        const order = { code, language: own, inputs, timed: true, traced: false }
        const { runs, runnable } = await runCode(order, signal)
        return runs ?? runScript(runnable ?? '', inputs, 500)
      })
      expect(failure).toMatchObject({ input: 'nums = [-1]', expected: '-1', actual: '0' })
    },
  )

test('a program that stops is judged by its error', async () => {
  const source = `function solve(input) { if (input.includes(',')) throw new Error('no'); return JSON.parse(input.split('=')[1])[0] }`
  const { failure } = await verdictOn(stretch, source)
  expect(failure?.input.match(/-?\d+/g)).toHaveLength(2)
  expect(failure?.error).toContain('no')
})

test('a program that can’t be read isn’t called wrong on one input', async () => {
  const error = 'SyntaxError: Unexpected token'
  const unreadable = await verdictOn(stretch, '', async (inputs) => inputs.map(() => ({ error })))
  expect(unreadable).toMatchObject({ isBroken: true, failure: { error } })
  const wrong = await verdictOn(stretch, 'const solve = () => 6')
  expect(wrong.isBroken).toBe(false)
})

test('without a proven program, only the examples are judged', async () => {
  const primes = `Prime places

Given an integer array nums, return the sum of the numbers whose index is a prime.${bounds}${example('nums = [1,2,3]', '3')}${example('nums = [1,2,3,4]', '7')}`
  const source = `const solve = (input) => JSON.parse(input.split('=')[1]).slice(2, 4).reduce((a, b) => a + b, 0)`
  const right = await verdictOn(primes, source)
  expect(right).toMatchObject({ isProven: false, agreed: 2, total: 2 })
  const { failure } = await verdictOn(primes, 'const solve = () => 3')
  expect(failure).toMatchObject({ example: 1, expected: '7', actual: '3' })
})

test('an input without an answer judges nobody where the statement promises one', () => {
  const majority = `The majority

Given an array nums of size n, return the element that appears more than n / 2 times. It always exists.${example('nums = [3,2,3]', '3')}${example('nums = [2,2,1,1,1,2,2]', '2')}`
  const { isProven, inputs } = inputsToJudge(majority)
  expect(isProven).toBe(true)
  for (const { input } of inputs) {
    const nums = input.match(/-?\d+/g)?.map(Number) ?? []
    const count = (wanted: number) => nums.filter((one) => one === wanted).length
    expect(
      nums.some((one) => 2 * count(one) > nums.length),
      input,
    ).toBe(true)
  }
})

test('the largest input is as large as the bounds allow', () => {
  const { largest } = answerJudging({ problemText: stretch, asks: 'largest', language, runs: [] })
  const nums: number[] = JSON.parse(largest?.input.split('=')[1] ?? '[]')
  expect(nums).toHaveLength(100_000)
  expect(Math.min(...nums)).toBeGreaterThanOrEqual(-10_000)
  expect(largest?.sizes).toContain('100,000')
})

for (const own of ['javascript', 'typescript', 'python', 'java', 'cpp'] as const)
  test(`the ${own} program to start from has no solution in it`, () => {
    const { starter = '' } = answerJudging({
      problemText: stretch,
      asks: 'starter',
      language: own,
      runs: [],
    })
    expect(starter).toMatch(/yourAnswer|your_answer/)
    expect(starter).not.toMatch(/max/i)
  })

test('choices that no input was made from are judged like any other, and don’t fail', () => {
  const runs = [[], [1_000_000_007, 3], Array(500).fill(9)].map((choices) => ({
    choices,
    output: '',
  }))
  const { failure } = answerJudging({ problemText: stretch, asks: 'judgment', language, runs })
  expect(failure?.expected).toMatch(/^-?\d+$/)
})
