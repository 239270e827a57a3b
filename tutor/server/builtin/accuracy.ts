import { analyze } from './builtin-engine.ts'
import type { LabeledStatement } from './corpus.ts'

export interface Accuracy {
  total: number
  /** How many rank a right pattern first, and how many among the first three. */
  first: number
  firstThree: number
  /** Statements whose right patterns all missed the first three, with the three that `got` there. */
  missed: { text: string; right: readonly string[]; got: (string | undefined)[] }[]
}

/** Analyzes a known statement without comparing it with itself. */
export const analyzeUnseen = (text: string) => analyze(text, text)

/** How often the engine ranks a right pattern first, and among the first three. */
export function accuracyOn(
  statements: readonly LabeledStatement[],
  analyzeOne = analyzeUnseen,
): Accuracy {
  const accuracy: Accuracy = { total: statements.length, first: 0, firstThree: 0, missed: [] }
  for (const { text, patterns: right } of statements) {
    const got = analyzeOne(text)
      .patterns.slice(0, 3)
      .map(({ id }) => id)
    if (got[0] !== undefined && right.includes(got[0])) accuracy.first++
    if (got.some((id) => id !== undefined && right.includes(id))) accuracy.firstThree++
    else accuracy.missed.push({ text, right, got })
  }
  return accuracy
}
