import type { Kind } from '../family.ts'
import type { Program } from '../programs.ts'

export interface Value {
  name: string
  kind: Kind
}

/** One value in an input of words. Its count and width refer to values read before it. */
export interface Step extends Value {
  /** For lists, the number of entries: a number, the name of an integer read before, or `n - 1`. */
  count?: string
  /** The number of words in each row of `rows`, or of a `grid` with spaces between its cells. */
  width?: string
  /** Whether it's a whole line: a text with spaces, or a list without a count. */
  isLine?: boolean
}

/** How an argument is built from the values that were read. */
export type Argument =
  | { from: string; as?: 'minusOne' | 'length' | 'joined' }
  | { from: string; as: 'edgesMinusOne' | 'edgesReversed' | 'edgesReversedMinusOne' }
  | { from: string; as: 'negated' | 'lowered' }
  | { from: string; as: 'backward'; isText: boolean }
  /** Places in sorted order; of equal values, the one on the right counts as greater, or as less. */
  | { from: string; as: 'ranked'; isFalling: boolean }
  /** Intervals that end later by a value of the input. */
  | { from: string; as: 'later'; by: string }
  /** The characters of a text, or its words, as texts. */
  | { from: string; as: 'characters' | 'splitAtBlanks' }
  | { from: string; as: 'column'; index: number }
  | { from: string; as: 'pairedWith'; other: string }
  /** A grid converted to the characters the program knows: `#` to `1`, and so on. */
  | { from: string; as: 'recoded'; codes: readonly (readonly [from: string, to: string])[] }
  /** What the statement fixes instead of putting it in the input. */
  | { from: ''; as: 'constant'; value: number | readonly number[] }

/** How a program gets its arguments out of an input. */
export type Reading =
  /** `nums = [1, 2], k = 3`: `values` in the order they're written. */
  | {
      form: 'values'
      /** What separates two values: their names, a line end, or a comma. */
      separator: 'names' | 'lines' | 'commas'
      values: readonly Value[]
      args: readonly Argument[]
    }
  /** Numbers and words separated by spaces and line ends. */
  | {
      form: 'words'
      /** Whether the input begins with the number of test cases. */
      repeated: boolean
      steps: readonly Step[]
      args: readonly Argument[]
    }
  /** Calls of a class: a list of names and a list of argument lists, or one call per line. */
  | {
      form: 'calls'
      layout: 'lists' | 'lines'
      /** The constructor's name in the statement, if calls use it. */
      constructorName?: string
      /**
       * For each of the class's methods, its name in the statement. Methods without one aren't
       * called.
       */
      methods: Readonly<Record<string, string>>
    }

/** How the result is written. */
export interface Printing {
  style: 'json' | 'bare'
  yes: string
  no: string
  /** The separator of a bare list's entries. Rows of rows always go on separate lines. */
  between: ' ' | '\n'
  /** Whether a bare list is preceded by its length on its own line. */
  countFirst?: boolean
  /** What's printed for -1, an empty list, or an empty text, such as `IMPOSSIBLE`. */
  none?: string
  /** The modulus of a count; the remainder is printed. */
  modulo?: number
  /** To how many decimals a number is rounded. */
  decimals?: number
  /** Text before the number of each test case, as in `Case #1: `. */
  label?: string
  /** Whether a grid's rows are written as lists of cells. */
  asCells?: boolean
}

/** A whole program to be written in one language. */
export interface Writing {
  program: Program
  /** Lines of the comment at the top, without comment marks. */
  header: readonly string[]
  reading: Reading
  printing: Printing
  /**
   * Whether inputs may differ from the expected format: `solve` then says so instead of failing.
   */
  isUnsure?: boolean
}

/** The kinds of all values that the reading involves, without repeats. */
export function kindsOf(reading: Reading, program: Program): Set<Kind> {
  if (reading.form === 'values') return new Set(reading.values.map(({ kind }) => kind))
  if (reading.form === 'words') return new Set(reading.steps.map(({ kind }) => kind))
  const { params = [], methods = [] } = program.class ?? {}
  return new Set([...params, ...methods.flatMap((method) => method.params)].map(({ kind }) => kind))
}

/** The kind of the answer after the program's derivation. */
export function answerKind({ returns, derive }: Program): Kind {
  switch (derive) {
    case undefined:
    case 'plusOne':
    case 'minusOne':
    case 'negated':
    case 'sorted':
    case 'reversed':
    case 'withoutRepeats':
    case 'lowerCase':
    case 'upperCase':
      return returns
    case 'length':
    case 'longest':
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

/** What `solve` expects, as the comment above it says. */
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

/** What `solve` returns for an input in an unexpected format: whole sentences. */
export function unreadable({ program, reading }: Writing): string {
  const example = program.cases[0]?.input.replace(/\s+/g, ' ').replaceAll('"', "'") ?? ''
  const names = reading.form === 'values' ? reading.values.map(({ name }) => name).join(', ') : ''
  const own = names ? `It expects ${names}, such as ${example}.` : `Its own example is ${example}.`
  return `This program cannot use this input: it ${program.does}. ${own}`
}

/** Indices of the values that must be written as lists; empty for other readings. */
export const listPlaces = (reading: Reading): number[] =>
  reading.form === 'values'
    ? reading.values.flatMap(({ kind }, i) => (isList(kind) ? [i] : []))
    : []

/** Whether the result needs a variable, because several parts of the output use it. */
export const needsName = ({ derive }: Program, { none, countFirst }: Printing) =>
  derive !== undefined || none !== undefined || countFirst === true

/** Whether input is read line by line instead of word by word. */
export const readsLines = (reading: Reading) =>
  reading.form === 'words' && reading.steps.some(({ isLine }) => isLine)

/** Replacements of single characters, in an order where none touches another's result. */
export function replacements(
  codes: readonly (readonly [from: string, to: string])[],
): [from: string, to: string][] {
  const needed = codes.filter(([from, to]) => from !== to)
  const isClear = needed.every(([, to], i) => needed.every(([from], j) => j <= i || from !== to))
  if (isClear) return needed.map(([from, to]) => [from, to])
  // Goes through control characters, which no grid has, written as escapes that every language
  // understands.
  const between = needed.map((_, i) => `\\u${String(i + 1).padStart(4, '0')}`)
  return [
    ...needed.map(([from], i): [string, string] => [from, between[i] ?? '']),
    ...needed.map(([, to], i): [string, string] => [between[i] ?? '', to]),
  ]
}

export const indent = (text: string, by: string) => text.replace(/^(?=.)/gm, by)
