import { expect, test } from 'vitest'
import { runScript, runWithin } from './running.ts'

const timedOut = () =>
  Object.assign(new Error('timed out'), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' })

test('a run that had no time on a busy machine runs again', () => {
  let runs = 0
  const result = runWithin(1_000, () => {
    if (++runs < 3) throw timedOut()
    return runs
  })
  expect(result).toBe(3)
})

test('gives up in the end, and at once on an error of the program', () => {
  let runs = 0
  const failing = (error: Error) => () => {
    runs++
    throw error
  }
  expect(() => runWithin(1_000, failing(timedOut()))).toThrow('timed out')
  expect(runs).toBe(5)
  expect(() => runWithin(1_000, failing(new TypeError('wrong')))).toThrow('wrong')
  expect(runs).toBe(6)
})

test('stops a program that runs on and on, and tells why', () => {
  const [first, second] = runScript(
    "function solve(input) { while (input === 'on') {}; return input }",
    ['on', 'off'],
    50,
  )
  expect(first?.error).toContain('timed out')
  expect(second).toEqual({ output: 'off' })
})
