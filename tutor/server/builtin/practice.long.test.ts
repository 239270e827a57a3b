import { expect, test } from 'vitest'
import { analyze, generateCode } from './builtin-engine.ts'
import { answerPractice, statementOf } from './practice.ts'
import { families, programOf } from './programs.ts'

const problemText = `Best stretch

Given an integer array nums, find the contiguous subarray with the largest sum and return its sum.

Example 1:
Input: nums = [-2,1,-3,4,-1,2,1,-5,4]
Output: 6`

const question = { done: [], seed: 0 }

test('three problems are offered that share a pattern with the one in question', () => {
  const { statements } = answerPractice({ ...question, problemText })
  expect(new Set(statements.map(({ family }) => family)).size).toBe(3)
  const wanted = programOf('max-subarray').family.patterns
  for (const { family } of statements) {
    expect(family).not.toBe('max-subarray')
    expect(programOf(family).family.patterns.some((id) => wanted.includes(id))).toBe(true)
  }
})

test('those that were done come last, and another seed changes the choice', () => {
  const ids = (more: object) =>
    answerPractice({ ...question, pattern: 'sliding-window', ...more }).statements.map(
      ({ family }) => family,
    )
  const first = ids({})
  expect(ids({ done: first }).filter((id) => first.includes(id))).toEqual([])
  const choices = Array.from({ length: 8 }, (_, seed) => ids({ seed }).join())
  expect(new Set(choices).size).toBeGreaterThan(2)
})

test('the engine solves nearly every statement made for practice', () => {
  const sample = families.filter((family, i) => i % 7 === 0 && family.class === undefined)
  const solved = sample.filter((family) => {
    const { text } = statementOf(family)
    const { approaches } = analyze(text)
    const { checked } = generateCode({
      approach: approaches.at(-1)?.name ?? '',
      problemText: text,
      language: 'javascript',
    })
    return checked !== undefined && checked.passed === checked.total
  })
  expect(sample.length).toBeGreaterThan(35)
  expect(solved.length).toBeGreaterThanOrEqual(0.95 * sample.length)
})
