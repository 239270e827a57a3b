import type { Kind } from '../family.ts'
import type { Program } from '../programs.ts'

export interface Value {
  name: string
  kind: Kind
}

/** One value of an input that is a run of words: its count and width name values read before it. */
export interface Step extends Value {
  /** How many entries, for lists: the name of an integer read before, or a number. */
  count?: string
  /** How many words each row holds, for `rows`, and for a `grid` with blanks between its cells. */
  width?: string
  /** Whether it is a whole line: a text with blanks, or a list that has no count. */
  isLine?: boolean
}

/** How an argument is made of values that were read. */
export type Argument =
  | { from: string; as?: 'minusOne' | 'edgesMinusOne' | 'edgesReversed' | 'length' | 'joined' }
  /** The characters of a text, or its words, as texts. */
  | { from: string; as: 'characters' | 'splitAtBlanks' }
  | { from: string; as: 'column'; index: number }
  | { from: string; as: 'pairedWith'; other: string }
  /** A grid in the characters that the program knows: `#` for `1`, and so on. */
  | { from: string; as: 'recoded'; codes: readonly (readonly [from: string, to: string])[] }
  /** A number that the statement fixes instead of giving it in the input. */
  | { from: ''; as: 'constant'; value: number }

/** How a program gets its arguments out of an input. */
export type Reading =
  /** `nums = [1, 2], k = 3`: `values` in the order in which they are written. */
  | {
      form: 'values'
      /** What is between two values: their names, a line end or a comma. */
      separator: 'names' | 'lines' | 'commas'
      values: readonly Value[]
      args: readonly Argument[]
    }
  /** Numbers and words separated by blanks and line ends. */
  | {
      form: 'words'
      /** Whether the input begins with the number of test cases. */
      repeated: boolean
      steps: readonly Step[]
      args: readonly Argument[]
    }
  /** Calls of a class: a list of names and a list of argument lists, or else a call a line. */
  | {
      form: 'calls'
      layout: 'lists' | 'lines'
      /** The statement's name for the constructor, if calls name it. */
      constructor?: string
      /** The statement's name for each method, by the class's own; one not named is not called. */
      methods: Readonly<Record<string, string>>
    }

/** How the result is written. */
export interface Printing {
  style: 'json' | 'bare'
  yes: string
  no: string
  /** What is between the entries of a bare list; rows of rows are always lines. */
  between: ' ' | '\n'
  /** Whether the length of a bare list comes first, in a line of its own. */
  countFirst?: boolean
  /** What is printed for -1, an empty list or an empty text, such as `IMPOSSIBLE`. */
  none?: string
  /** What a count is divided by; the remainder is printed. */
  modulo?: number
  /** What stands before the number of each test case, as in `Case #1: `. */
  label?: string
  /** Whether rows of a grid are written as lists of cells. */
  asCells?: boolean
}

/** A whole program to be written in one language. */
export interface Writing {
  program: Program
  /** Lines of the comment at the top, without comment marks. */
  header: readonly string[]
  reading: Reading
  printing: Printing
  /** Whether inputs may not look as the reading expects: `solve` then says so instead of failing. */
  isUnsure?: boolean
}

/** The kinds of all values that the reading deals with, each once. */
export function kindsOf(reading: Reading, program: Program): Set<Kind> {
  if (reading.form === 'values') return new Set(reading.values.map(({ kind }) => kind))
  if (reading.form === 'words') return new Set(reading.steps.map(({ kind }) => kind))
  const { params = [], methods = [] } = program.class ?? {}
  return new Set([...params, ...methods.flatMap((method) => method.params)].map(({ kind }) => kind))
}

/** The kind of the answer once the program's derivation has been applied. */
export function answerKind({ returns, derive }: Program): Kind {
  switch (derive) {
    case undefined:
    case 'plusOne':
      return returns
    case 'length':
      return 'int'
    case 'sum':
      return 'long'
    case 'first':
    case 'last':
    case 'max':
    case 'min':
      return entryKind(returns)
    default:
      return 'bool'
  }
}

/** The kind of a list's entries. */
export function entryKind(kind: Kind): Kind {
  const entries: Partial<Record<Kind, Kind>> = {
    ints: 'int',
    longs: 'long',
    numbers: 'number',
    bools: 'bool',
    texts: 'text',
    grid: 'text',
    rows: 'ints',
    textRows: 'texts',
  }
  return entries[kind] ?? kind
}

export const isList = (kind: Kind) => entryKind(kind) !== kind || kind === 'levels'

/** What `solve` expects, for the comment above it. */
export function describeReading(reading: Reading): string {
  if (reading.form === 'calls') {
    return reading.layout === 'lists'
      ? 'Reads a list of names and a list of arguments, and makes the calls one after the other.'
      : 'Reads one call a line, its arguments after its name.'
  }
  if (reading.form === 'values') {
    const names = reading.values.map(({ name }) => name)
    return reading.separator === 'names'
      ? `Reads \`${names.map((name) => `${name} = …`).join(', ')}\`, or the same values one a line.`
      : `Reads ${names.join(', ')}, ${reading.separator === 'lines' ? 'one a line' : 'with commas between'}.`
  }
  const parts = reading.steps.map(({ name, kind, count, width, isLine }) => {
    if (isLine) return `${name} in a line of its own`
    if (kind === 'rows') return `${count} rows ${name} of ${width} numbers`
    if (kind === 'grid') return `${count} rows of the ${name}`
    return count === undefined ? name : `${count} ${name}`
  })
  const each = reading.repeated ? 'the number of test cases, then for each ' : ''
  return `Reads ${each}${parts.join(', then ')}.`
}

/** What `solve` answers where an input does not look as the reading expects: whole sentences. */
export function unreadable({ program, reading }: Writing): string {
  const example = program.cases[0]?.input.replace(/\s+/g, ' ').replaceAll('"', "'") ?? ''
  const names = reading.form === 'values' ? reading.values.map(({ name }) => name).join(', ') : ''
  const own = names ? `It expects ${names}, such as ${example}.` : `Its own example is ${example}.`
  return `This program cannot use this input: it ${program.does}. ${own}`
}

/** Places of the values that have to be written as lists; none in other readings. */
export const listPlaces = (reading: Reading): number[] =>
  reading.form === 'values'
    ? reading.values.flatMap(({ kind }, i) => (isList(kind) ? [i] : []))
    : []

/** Whether the result needs a name, because more than one part of the output is made of it. */
export const needsName = ({ derive }: Program, { none, countFirst }: Printing) =>
  derive !== undefined || none !== undefined || countFirst === true

/** Whether the input is read line by line instead of word by word. */
export const readsLines = (reading: Reading) =>
  reading.form === 'words' && reading.steps.some(({ isLine }) => isLine)

/** Replacements of single characters one after the other that never meet each other's results. */
export function replacements(
  codes: readonly (readonly [from: string, to: string])[],
): [from: string, to: string][] {
  const needed = codes.filter(([from, to]) => from !== to)
  const isClear = needed.every(([, to], i) => needed.every(([from], j) => j <= i || from !== to))
  if (isClear) return needed.map(([from, to]) => [from, to])
  // By way of control characters, which no grid has, as escapes that every language reads.
  const between = needed.map((_, i) => `\\u000${i + 1}`)
  return [
    ...needed.map(([from], i): [string, string] => [from, between[i] ?? '']),
    ...needed.map(([, to], i): [string, string] => [between[i] ?? '', to]),
  ]
}

export const indent = (text: string, by: string) => text.replace(/^(?=.)/gm, by)
