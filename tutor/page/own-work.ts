import { type Language, languages } from '#contracts/assistant-fields.ts'
import { isObject } from './unknown-values.ts'

/** A visitor's own test of a program. */
export interface TestCase {
  name: string
  input: string
  /** Empty to only see what the program prints. */
  expected: string
}

/** A visitor's own programs and test cases for one problem, as stored in the browser. */
export interface OwnWork {
  problemText: string
  programs: Partial<Record<Language, string>>
  cases: TestCase[]
}

const maxProblems = 20
export const maxCases = 20

export const ownWorkOn = (kept: readonly OwnWork[], problemText: string): OwnWork =>
  kept.find((one) => one.problemText === problemText) ?? { problemText, programs: {}, cases: [] }

/** Puts a problem's work first in the list. */
export const keepOwnWork = (kept: readonly OwnWork[], work: OwnWork): OwnWork[] =>
  [work, ...kept.filter((one) => one.problemText !== work.problemText)].slice(0, maxProblems)

/** Reads stored work and drops what's invalid. */
export function readOwnWork(stored: unknown): OwnWork[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isObject).flatMap(({ problemText, programs, cases }) => {
    if (typeof problemText !== 'string') return []
    const own = isObject(programs) ? programs : {}
    return [
      {
        problemText,
        programs: Object.fromEntries(
          languages.flatMap((language) => {
            const code = own[language]
            return typeof code === 'string' ? [[language, code]] : []
          }),
        ),
        cases: Array.isArray(cases) ? cases.filter(isObject).flatMap(readCase) : [],
      },
    ]
  })
}

function readCase({ name, input, expected }: Record<string, unknown>): TestCase[] {
  const isWhole =
    typeof name === 'string' && typeof input === 'string' && typeof expected === 'string'
  return isWhole ? [{ name, input, expected }] : []
}
