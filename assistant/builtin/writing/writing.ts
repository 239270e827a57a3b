import type { Kind, Program, Value } from '../program.ts'

/** One value of an input that is a run of words: its count and width name values read before it. */
export interface Step extends Value {
  /** How many entries, for lists. */
  count?: string
  /** How many words each row holds, for `rows`, and for a `grid` with blanks between its cells. */
  width?: string
}

/** How a program gets its arguments out of an input. */
export type Reading =
  /** `nums = [1, 2], k = 3`: `values` in the order in which they are written. */
  | { form: 'values'; values: readonly Value[]; args: readonly string[] }
  /** Numbers and words apart by blanks and line ends. */
  | { form: 'words'; steps: readonly Step[]; args: readonly string[] }

/** How the result is written: as JSON or bare, and the words for the truth values. */
export interface Printing {
  style: 'json' | 'bare'
  yes: string
  no: string
}

/** A whole program to be written in one language. */
export interface Writing {
  program: Program
  /** Lines of the comment at the top, without comment marks. */
  header: readonly string[]
  reading: Reading
  printing: Printing
}

/** Names of the values to read, for the code that reads them. */
const valuesOf = (reading: Reading): readonly Step[] =>
  reading.form === 'values' ? reading.values : reading.steps

/** The kinds a reading has to deal with, each once. */
export const kindsOf = (reading: Reading): Set<Kind> =>
  new Set(valuesOf(reading).map(({ kind }) => kind))

/** What `solve` expects, for the comment above it. */
export function describeReading(reading: Reading): string {
  if (reading.form === 'values') {
    return `Reads \`${reading.values.map(({ name }) => `${name} = …`).join(', ')}\`, or the same values one a line.`
  }
  const parts = reading.steps.map(({ name, kind, count, width }) => {
    if (kind === 'rows') return `${count} rows ${name} of ${width} numbers`
    if (kind === 'grid') return `${count} rows of the ${name}`
    return count === undefined ? name : `${count} ${name}`
  })
  return `Reads ${parts.join(', then ')}.`
}

export const indent = (text: string, by: string) => text.replace(/^(?=.)/gm, by)
