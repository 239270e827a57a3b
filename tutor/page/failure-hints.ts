import { fill } from '@wize/kit/i18n/format.ts'
import words from '#messages/assistant-judge.json' with { type: 'json' }
import type { Verdict } from './judging.ts'

const { hints } = words

/** Hints that follow from the input on which a program is wrong, from its answer to its input. */
export function failureHints({
  input,
  expected,
  actual,
  error,
  isLate,
}: NonNullable<Verdict['failure']>): string[] {
  if (error !== undefined) return [isLate ? hints.late : fill(hints.error, { error }), hints.walk]
  return [...fromAnswers(expected.trim(), actual?.trim() ?? ''), ...fromInput(input), hints.walk]
}

function fromAnswers(expected: string, actual: string): string[] {
  const difference = Number(actual) - Number(expected)
  if (expected !== '' && actual !== '' && Math.abs(difference) === 1) {
    return [difference > 0 ? hints.tooHigh : hints.tooLow]
  }
  const isVerdict = (text: string) => /^(true|false|yes|no|possible|impossible)$/i.test(text)
  if (isVerdict(expected) && isVerdict(actual)) return [hints.opposite]
  const count = (text: string) => text.split(/[,\s]+/).length
  const isList = /^\[|\s/.test(expected)
  if (isList && count(actual) !== count(expected)) {
    return [count(actual) < count(expected) ? hints.shorter : hints.longer]
  }
  return []
}

function fromInput(input: string): string[] {
  const values = input.match(/-?\d+/g) ?? []
  const isSmall = values.length <= 2 && input.length <= 24
  return [
    ...(isSmall ? [hints.smallest] : []),
    ...(new Set(values).size < values.length ? [hints.equal] : []),
    ...(values.some((value) => value.startsWith('-')) ? [hints.negative] : []),
  ]
}
