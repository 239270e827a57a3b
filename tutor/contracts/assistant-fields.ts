/**
 * What a visitor sends to the learning assistant, with limits and messages, for both the page and
 * the local server. Doesn't import Zod, so that islands can check fields.
 */
import words from '#messages/assistant.json' with { type: 'json' }

export const languages = ['javascript', 'python', 'java', 'cpp', 'typescript'] as const
export type Language = (typeof languages)[number]

/** Whether the page itself runs programs in the language. The server runs the others. */
export const isScript = (language: Language): language is 'javascript' | 'typescript' =>
  language === 'javascript' || language === 'typescript'

/** Maximum lengths in characters (UTF-16 units, as `maxlength` counts them). */
export const assistantLimits = {
  problemText: 20_000,
  approach: 300,
  code: 20_000,
  question: 1_000,
  /** Earlier questions that are sent along. */
  questions: 6,
  run: 2_000,
  inputs: 40,
  /** All inputs of one request for a run: one may be as large as a statement's bounds allow. */
  input: 2_000_000,
  /** For judging: choices that make up an input, and runs in one request. */
  choices: 1_000,
  judgedRuns: 250,
} as const

export const assistantMessages = {
  noProblem: words.form.missing,
  /** Shown if no server answers, or it answers without an error text. */
  analyzeFailed: words.failure.analysis,
} as const

/**
 * The time that a program may take on the largest input that the bounds allow, in ms. Judges of
 * contests give a second or two, and Python more; our measurements include the start of a process.
 */
export const timeLimits: Readonly<Record<Language, number>> = {
  javascript: 2_000,
  typescript: 2_000,
  cpp: 2_000,
  java: 3_000,
  python: 5_000,
}

/** Media type for `Accept` that requests a stream: one JSON event per line. */
export const streamType = 'application/x-ndjson'

/** When two outputs count as equal, for problems where several orders or roundings are right. */
export const comparisons = ['exact', 'any order', 'any order within', 'close', 'any right'] as const
export type Comparison = (typeof comparisons)[number]

/**
 * Whether two outputs are equal: as JSON values if both are (`[0, 1]` and `[0,1]`), otherwise as
 * words, ignoring the case of truth values and the rounding of decimals.
 */
export function isSameOutput(a: string, b: string, compare: Comparison = 'exact'): boolean {
  const [first, second] = [canonicalOutput(a, compare), canonicalOutput(b, compare)]
  return first === second || areClose(first, second)
}

function canonicalOutput(output: string, compare: Comparison): string {
  const text = output.trim().replace(/^(true|false)$/i, (word) => word.toLowerCase())
  try {
    // As texts, because JSON rounds integers this long.
    const value: unknown = JSON.parse(text.replace(/(?<![\d."-])-?\d{16,}(?![\d."])/g, '"$&"'))
    // Quotes around a single text don't matter.
    return typeof value === 'string' ? value.trim() : JSON.stringify(inOrder(value, compare))
  } catch {
    const words = text.split(/\s+/)
    if (compare === 'any order' || compare === 'any order within') {
      const lines = text.split('\n').map((line) => line.trim())
      return (lines.length > 1 ? lines : words).sort().join(' ')
    }
    return words.join(' ')
  }
}

function inOrder(value: unknown, compare: Comparison): unknown {
  if (!Array.isArray(value) || !compare.startsWith('any order')) return value
  const entries = compare === 'any order' ? value : value.map((entry) => inOrder(entry, compare))
  return entries.map((entry) => JSON.stringify(entry)).sort()
}

/** Whether two texts differ only in how their decimals are rounded. */
function areClose(a: string, b: string): boolean {
  if (!/\d\.\d/.test(a + b)) return false
  const parts = (text: string) => text.split(/([\s,[\]]+)/).filter((part) => part.trim() !== '')
  const [these, those] = [parts(a), parts(b)]
  return (
    these.length === those.length &&
    these.every((part, i) => {
      const other = those[i] ?? ''
      const [x, y] = [Number(part), Number(other)]
      return part === other || Math.abs(x - y) <= 1e-5 * Math.max(1, Math.abs(x), Math.abs(y))
    })
  )
}
