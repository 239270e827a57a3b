import { expect, test } from 'vitest'
import words from '#messages/assistant-judge.json' with { type: 'json' }
import { failureHints } from './failure-hints.ts'

const { error: _, ...hints } = words.hints
const input = 'nums = [4, 8, 15], k = 2'

test.each([
  ['one too high', { expected: '3', actual: '4' }, ['tooHigh']],
  ['one too low', { expected: '3', actual: '2' }, ['tooLow']],
  ['another number', { expected: '3', actual: '7' }, []],
  ['the opposite', { expected: 'true', actual: 'false' }, ['opposite']],
  ['an entry left out', { expected: '[1, 2]', actual: '[1]' }, ['shorter']],
  ['an entry added', { expected: '1 2', actual: '1 2 3' }, ['longer']],
  ['equal values', { input: 'nums = [4, 4, 9]', expected: '3', actual: '7' }, ['equal']],
  ['a negative one', { input: 'nums = [4, -8, 9]', expected: '3', actual: '7' }, ['negative']],
  ['a tiny input', { input: 'nums = [4]', expected: '3', actual: '7' }, ['smallest']],
  ['no end', { expected: '3', error: 'Stopped.', isLate: true }, ['late']],
] as const)('%s', (_, failure, expected) => {
  const found = failureHints({ input, ...failure })
  expect(found).toEqual([...expected, 'walk'].map((key) => hints[key as keyof typeof hints]))
})

test('an error is named', () => {
  const [first] = failureHints({ input, expected: '3', error: 'nums is not defined' })
  expect(first).toContain('nums is not defined')
})
