/**
 * What a visitor gives the learning assistant, its limits and messages, used by the page and by the
 * local server. Imports nothing, so that an island can check a field without Zod.
 */

export const languages = ['javascript', 'python', 'java', 'cpp', 'typescript'] as const
export type Language = (typeof languages)[number]

/** Greatest lengths in characters (UTF-16 units, as `maxlength` counts them). */
export const assistantLimits = {
  problemText: 20_000,
  approach: 300,
  code: 20_000,
  run: 2_000,
} as const

export const assistantMessages = {
  noProblem: 'Please enter a problem statement',
  /** Shown when no server answers, or it answers without an error text. */
  analyzeFailed:
    'Failed to analyze problem. Make sure the server is running and Ollama is installed.',
} as const

/** Media type for the `Accept` header that asks for a stream: one JSON event a line. */
export const streamType = 'application/x-ndjson'

/**
 * Whether two outputs say the same: as JSON values where both are (`[0, 1]` and `[0,1]`), else as
 * words, with truth values in any case.
 */
export function isSameOutput(a: string, b: string): boolean {
  return canonicalOutput(a) === canonicalOutput(b)
}

function canonicalOutput(output: string): string {
  const text = output.trim().replace(/^(true|false)$/i, (word) => word.toLowerCase())
  try {
    const value: unknown = JSON.parse(text)
    // Quotes around a single text are a matter of taste.
    return typeof value === 'string' ? value.trim() : JSON.stringify(value)
  } catch {
    return text.split(/\s+/).join(' ')
  }
}
