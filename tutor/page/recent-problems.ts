import { readAnalysis } from './analysis.ts'
import { isObject, type Unchecked } from './unknown-values.ts'

/** A problem that was analyzed before. */
export interface RecentProblem {
  problemText: string
  title: string
  /** The server's answer, as received. */
  answer: Unchecked
}

const maxProblems = 8
/** Maximum size of one problem with its answer, in characters of JSON. */
const maxSize = 100_000

/** Puts a problem first in the list. A statement appears only once. */
export function addRecent(recent: RecentProblem[], problem: RecentProblem): RecentProblem[] {
  if (JSON.stringify(problem).length > maxSize) return recent
  const others = recent.filter(({ problemText }) => problemText !== problem.problemText)
  return [problem, ...others].slice(0, maxProblems)
}

/** Reads stored problems and drops invalid ones. */
export function readRecent(stored: unknown): RecentProblem[] {
  if (!Array.isArray(stored)) return []
  return stored
    .filter(isObject)
    .flatMap(({ problemText, answer }) =>
      typeof problemText === 'string' && problemText && isObject(answer)
        ? [{ problemText, title: readAnalysis(answer).title, answer }]
        : [],
    )
    .slice(0, maxProblems)
}
