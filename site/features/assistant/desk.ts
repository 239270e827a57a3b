import { type Language, languages } from '#contracts/assistant-fields.ts'
import { isObject, readAnalysis, type Unchecked } from './analysis.ts'

/** What lies on the desk of one tab: what is typed and chosen. */
export interface Draft {
  problemText: string
  language: Language
  /** Whether patterns and approaches wait behind the hints. */
  hintsFirst: boolean
  /** Whether the built-in engine is to answer even where a model is at hand. */
  builtinOnly: boolean
}

export const emptyDraft: Draft = {
  problemText: '',
  language: 'javascript',
  hintsFirst: false,
  builtinOnly: false,
}

/** A problem that was analyzed before. */
export interface RecentProblem {
  problemText: string
  title: string
  /** The server's answer as it came. */
  answer: Unchecked
}

/** How many problems are kept, and the greatest size of one in characters of JSON. */
const mostProblems = 8
const greatestSize = 100_000

/** The list with a problem at its head; the same statement is there once. */
export function addRecent(recent: RecentProblem[], problem: RecentProblem): RecentProblem[] {
  if (JSON.stringify(problem).length > greatestSize) return recent
  const others = recent.filter(({ problemText }) => problemText !== problem.problemText)
  return [problem, ...others].slice(0, mostProblems)
}

/** Reads a kept draft; whatever does not add up is that of an empty desk. */
export function readDraft(kept: unknown): Draft {
  if (!isObject(kept)) return emptyDraft
  const { problemText, language, hintsFirst, builtinOnly } = kept
  return {
    problemText: typeof problemText === 'string' ? problemText : '',
    language: languages.find((known) => known === language) ?? emptyDraft.language,
    hintsFirst: hintsFirst === true,
    builtinOnly: builtinOnly === true,
  }
}

/** Reads kept problems; what is not one is left out. */
export function readRecent(kept: unknown): RecentProblem[] {
  if (!Array.isArray(kept)) return []
  return kept
    .filter(isObject)
    .flatMap(({ problemText, answer }) =>
      typeof problemText === 'string' && problemText && isObject(answer)
        ? [{ problemText, title: readAnalysis(answer).title, answer }]
        : [],
    )
    .slice(0, mostProblems)
}
