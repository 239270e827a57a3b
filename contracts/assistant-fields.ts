/**
 * What a visitor gives the learning assistant, its limits and messages, used by the page and by the
 * local server. An island can check a field with it, without Zod.
 */
import words from '#messages/assistant.json' with { type: 'json' }

export const languages = ['javascript', 'python', 'java', 'cpp', 'typescript'] as const
export type Language = (typeof languages)[number]

/** Greatest lengths in characters (UTF-16 units, as `maxlength` counts them). */
export const assistantLimits = {
  problemText: 20_000,
  approach: 300,
  code: 20_000,
  run: 2_000,
  inputs: 12,
} as const

export const assistantMessages = {
  noProblem: words.form.missing,
  /** Shown when no server answers, or it answers without an error text. */
  analyzeFailed: words.failure.analysis,
} as const

/** Media type for the `Accept` header that asks for a stream: one JSON event a line. */
export const streamType = 'application/x-ndjson'

/** What counts as the same answer: where several orders or roundings are right, all of them do. */
export const comparisons = ['exact', 'any order', 'any order within', 'close', 'any right'] as const
export type Comparison = (typeof comparisons)[number]

/**
 * Whether two outputs say the same: as JSON values where both are (`[0, 1]` and `[0,1]`), else as
 * words, with truth values in any case and numbers with decimals up to rounding.
 */
export function isSameOutput(a: string, b: string, compare: Comparison = 'exact'): boolean {
  const [first, second] = [canonicalOutput(a, compare), canonicalOutput(b, compare)]
  return first === second || areClose(first, second)
}

function canonicalOutput(output: string, compare: Comparison): string {
  const text = output.trim().replace(/^(true|false)$/i, (word) => word.toLowerCase())
  try {
    const value: unknown = JSON.parse(text)
    // Quotes around a single text are a matter of taste.
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

/** Whether two texts differ at most in how far numbers with decimals are written out. */
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
