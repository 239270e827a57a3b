import type { Example } from '#contracts/analyze.ts'
import type { Kind } from './family.ts'
import type { Lines } from './word-input.ts'
import { wordLayouts } from './word-layouts.ts'
import type { Step } from './writing/writing.ts'

/** A value in the examples' inputs, with every kind it could be. */
export interface Slot {
  name: string
  kinds: readonly Kind[]
  /** Whether it only counts how many of something follow. */
  isCount?: boolean
}

/** One way to read the inputs of all examples. */
export type Layout = {
  slots: readonly Slot[]
  /** The values by slot, for each test case of each example. */
  data: readonly (readonly (readonly unknown[])[])[]
} & (
  | { form: 'values'; separator: 'names' | 'lines' | 'commas' }
  | { form: 'words'; repeated: boolean; steps: readonly Step[] }
  | { form: 'calls'; layout: 'lists' | 'lines' }
)

/** Inputs longer than this, in characters, aren't analyzed. */
const maxInputLength = 5_000

/**
 * Ways to read the inputs, the most informative first; empty if their format is unknown. The
 * statement's description of its input provides names.
 */
export function layoutsOf(examples: readonly Example[], inputFormat = ''): Layout[] {
  const inputs = examples.map(({ input }) => input)
  if (inputs.length === 0 || inputs.some((input) => input.length > maxInputLength)) return []
  const values = valueLayout(inputs)
  const calls = callLayout(inputs)
  return [...(calls ? [calls] : []), ...(values ? [values] : []), ...fromWords(inputs, inputFormat)]
}

const namePart = /(?:^|[,;\s]+)([A-Za-z_]\w{0,40})(?:\[\])*\s*[=:]\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/g

function valueLayout(inputs: readonly string[]): Layout | undefined {
  const [first = ''] = inputs
  const names = [...first.matchAll(namePart)].map(([, name = '']) => name)
  for (const separator of ['names', 'lines', 'commas'] as const) {
    const parts = inputs.map((input) => partsOf(input, separator))
    const count = parts[0]?.length ?? 0
    if (count === 0 || parts.some((list) => list.length !== count)) continue
    if (separator === 'names' && names.length !== count) continue
    const slots = Array.from({ length: count }, (_, at): Slot => {
      const kinds = parts.map((list) => kindsOfPart(list[at] ?? ''))
      const common = (kinds[0] ?? []).filter((kind) => kinds.every((list) => list.includes(kind)))
      return { name: (separator === 'names' && names[at]) || `value${at + 1}`, kinds: common }
    })
    if (slots.some(({ kinds }) => kinds.length === 0)) continue
    // The generated programs split only at commas.
    if (separator === 'commas' && count > 1 && inputs.some(hasLines)) continue
    if (separator === 'lines' && !first.includes('[') && !first.includes('"') && count > 1) continue
    if (separator === 'lines' && inputs.every(areArguments)) continue
    return { form: 'values', separator, slots, data: parts.map((list) => [list.map(jsonOrText)]) }
  }
  return undefined
}

/** Whether the input is several values, as in the call `f(4, [[0, 1]])`. It isn't one text. */
function areArguments(input: string): boolean {
  const parts = splitOutside(input, /[,\n]/)
  return parts.length > 1 && !hasLines(input) && parts.every((part) => isJson(part.trim()))
}

const isJson = (part: string) =>
  /^[[{"\d-]|^(?:true|false)$/.test(part) && jsonOrText(part) !== part

/** Whether the input has several values, one per line. */
const hasLines = (input: string) => splitOutside(input, /\n/).length > 1

/** Splits an input into its values. The generated `readValues` splits in the same way. */
function partsOf(input: string, separator: 'names' | 'lines' | 'commas'): string[] {
  const parts =
    separator === 'names'
      ? splitNamed(input)
      : separator === 'lines'
        ? input.split('\n')
        : splitOutside(input, /[,\n]/)
  return parts.map((part) => part.trim().replace(/[,;]$/, '')).filter((part) => part !== '')
}

function splitNamed(input: string): string[] {
  // Each name stands before its value.
  const values = input.split(namePart).filter((_, at) => at > 0 && at % 2 === 0)
  // Values need a comma, a semicolon, or a line end between them, because that's where C++ splits.
  return splitOutside(input, /[,;\n]/).length === values.length ? values : []
}

/** Splits at separators that are outside square brackets and quotes. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = ['']
  let depth = 0
  let isQuoted = false
  for (const c of text) {
    if (c === '"') isQuoted = !isQuoted
    if (!isQuoted && c === '[') depth++
    if (!isQuoted && c === ']') depth--
    if (!isQuoted && depth === 0 && separator.test(c)) parts.push('')
    else parts[parts.length - 1] += c
  }
  return parts.filter((part) => part.trim() !== '')
}

function jsonOrText(part: string): unknown {
  // JSON would round it: such a long number is only read as text.
  if (isTooLong(part)) return part
  for (const json of [part, part.replaceAll("'", '"')]) {
    try {
      return JSON.parse(json)
    } catch {
      // Not JSON: it has other quotes, or it's plain text.
    }
  }
  return part
}

const isTooLong = (part: string) => /^-?\d{16,}$/.test(part) && String(Number(part)) !== part

const maxInt = 2 ** 31

const kindsOfNumber = (value: number): Kind[] => [
  ...(Number.isInteger(value)
    ? Math.abs(value) < maxInt
      ? (['int', 'long'] as const)
      : (['long'] as const)
    : []),
  'number',
]

/** Every kind that a value could be, the likeliest first. */
function kindsOfPart(part: string): Kind[] {
  // Only JSON knows escapes. The programs in other languages take a backslash as it is.
  if (part.includes('\\')) return []
  const value = jsonOrText(part)
  if (typeof value === 'string') {
    // Text that only looks like a list, or has an odd quote, would be read differently elsewhere.
    return value !== part || !/^[[{("']/.test(part) ? ['text'] : []
  }
  if (typeof value === 'boolean') return ['bool']
  if (typeof value === 'number') {
    return String(value) === part ? [...kindsOfNumber(value), 'text'] : ['number']
  }
  if (!Array.isArray(value)) return []
  const kinds = kindsOfList(value)
  return hasDecimals(part) ? kinds.filter((kind) => !wholeKinds.has(kind)) : kinds
}

const wholeKinds = new Set<Kind>(['ints', 'longs', 'rows', 'levels', 'grid'])

/** Whether a number outside quotes is written as 1.0 or 1e5, which is an integer only in JavaScript. */
const hasDecimals = (part: string) => /\d[.eE]/.test(part.replace(/"[^"]*"|'[^']*'/g, ''))

/** Characters that can't be cells of a grid, because C++ skips them. */
const notCells = /[\s,"'[\]]/

function kindsOfList(value: unknown[]): Kind[] {
  if (value.length === 0) {
    return ['ints', 'levels', 'rows', 'texts', 'longs', 'numbers', 'textRows', 'grid', 'bools']
  }
  const every = (test: (entry: unknown) => boolean) => value.every(test)
  const isNumber = (entry: unknown): entry is number => typeof entry === 'number'
  const isInt = (entry: unknown) => Number.isInteger(entry) && Math.abs(Number(entry)) < maxInt
  const kinds: Kind[] = []
  if (every(isInt)) kinds.push('ints', 'levels')
  else if (every((entry) => entry === null || isInt(entry))) kinds.push('levels')
  if (every(Number.isSafeInteger)) kinds.push('longs')
  if (every(isNumber)) kinds.push('numbers')
  if (every((entry) => typeof entry === 'boolean')) kinds.push('bools')
  if (every((entry) => typeof entry === 'string')) {
    kinds.push('texts')
    const isTable = new Set(value.map((entry) => String(entry).length)).size === 1
    if (isTable && every((entry) => !notCells.test(String(entry)))) kinds.push('grid')
  }
  if (every(Array.isArray)) {
    const rows = value as unknown[][]
    const all = (test: (entry: unknown) => boolean) => rows.every((row) => row.every(test))
    if (all(isInt)) kinds.push('rows')
    if (all((entry) => typeof entry === 'string')) kinds.push('textRows')
    const isTable = new Set(rows.map((row) => row.length)).size === 1
    if (isTable && all((cell) => /^.$/.test(String(cell)) && !notCells.test(String(cell)))) {
      kinds.push('grid')
    }
  }
  return kinds
}

/** Calls as a list of names and a list of argument lists, or one call per line. */
function callLayout(inputs: readonly string[]): Layout | undefined {
  const lists = inputs.map((input) => {
    const parts = splitOutside(input.replace(/\]\s*,?\s*(?:\w+\s*=\s*)?\[\s*\[/, ']\n[['), /\n/)
    const [names, args] = parts.map((part) => jsonOrText(part.replace(/^\s*\w+\s*=\s*/, '').trim()))
    const isCalls =
      parts.length === 2 &&
      Array.isArray(names) &&
      Array.isArray(args) &&
      names.length === args.length &&
      names.every((name) => typeof name === 'string') &&
      args.every(Array.isArray)
    return isCalls ? [names, args] : undefined
  })
  if (lists.every((list) => list !== undefined)) {
    return { form: 'calls', layout: 'lists', slots: [], data: lists.map((list) => [list]) }
  }
  const lines = inputs.map(callLines)
  if (lines.every((list) => list !== undefined)) {
    return { form: 'calls', layout: 'lines', slots: [], data: lines.map((list) => [list]) }
  }
  return undefined
}

/** Parses the numbers on the first line, then a name and its arguments per line. */
function callLines(input: string): unknown[] | undefined {
  const lines = input
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([word]) => word !== '')
  const first = /^\d+$/.test(lines[0]?.[0] ?? '') ? (lines.shift() ?? []).map(jsonOrText) : []
  const isCalls = lines.length >= 2 && lines.every(([name = '']) => /^[A-Za-z_]\w+$/.test(name))
  if (!isCalls || new Set(lines.map(([name]) => name)).size > 8) return undefined
  return [first, lines.map(([name]) => name), lines.map(([, ...words]) => words.map(jsonOrText))]
}

function fromWords(inputs: readonly string[], inputFormat: string): Layout[] {
  const all = inputs.map(
    (input): Lines =>
      input
        .split('\n')
        .map((line) => line.trim().split(/\s+/).filter(Boolean))
        .filter((line) => line.length > 0),
  )
  const found = wordLayouts(all).map(({ steps: unnamed, repeated, data }): Layout => {
    const steps = namedAfter(unnamed, inputFormat, repeated)
    return { form: 'words', repeated, steps, slots: slotsOf(steps), data }
  })
  if (!namesColumns.test(inputFormat)) return found
  // Two lines “l r” are two pairs, although their number is also their width.
  const hasSize = (layout: Layout) =>
    layout.form === 'words' && layout.steps.some(({ width }) => /^[a-z]/i.test(width ?? ''))
  return [...found.filter((layout) => !hasSize(layout)), ...found.filter(hasSize)]
}

/** “q lines l r”, “m lines with two islands each”: how many words a line has doesn't depend on sizes. */
const namesColumns =
  /\blines?:? (?:[a-z]_?\w? ){1,3}[a-z]_?\w?(?![\w’'])|\blines?:? (?:with|of|containing|contains?) (?:two|three|four|[2-4])\b/i

/** “t, the number of test cases”, “the number of test cases t”. In “a single integer t”, “a” isn't a name. */
const casesName = /\b([b-zB-Z])\b[^.]{0,40}\b(?:cases|tests)\b|\b(?:cases|tests) ([b-zB-Z])\b/

/** The steps, renamed to the letters that the statement uses for them, if those are clear. */
function namedAfter(
  steps: readonly Step[],
  inputFormat: string,
  repeated: boolean,
): readonly Step[] {
  const text = inputFormat.replace(/[$\\{}]/g, '')
  // `a_1, …, a_n` is a list. The “a” in “a number” is neither.
  const lists = [...text.matchAll(/\b([a-z])_?(?:1\b|i\b)/g)].map(([, name = '']) => name)
  const letters = [...text.matchAll(/\b([a-zA-Z])\b(?!['’_])/g)].flatMap(
    ([, name = ''], i, all) => {
      const isArticle =
        /^[aA]$/.test(name) && !/^\s*(?:,|and\b|≤|<)/.test(text.slice((all[i]?.index ?? 0) + 1))
      return isArticle || name === 'I' || lists.includes(name) || name === 'i' ? [] : [name]
    },
  )
  // The number of test cases isn't part of any of them.
  const [, before, after] = (repeated && casesName.exec(text)) || []
  const cases = before ?? after
  const single = steps.filter(({ count, isLine, kind }) => !count && !isLine && kind !== 'text')
  const scalars = [...new Set(letters)].filter((name) => name !== cases).slice(0, single.length)
  const many = steps.filter(({ count, isLine, width }) => (count || isLine) && !width)
  const named = [...new Set(lists)]
  const names = new Map<string, string>()
  if (scalars.length === single.length) {
    for (const [i, { name }] of single.entries()) names.set(name, scalars[i] ?? name)
  }
  if (named.length === many.length) {
    for (const [i, { name }] of many.entries()) names.set(name, named[i] ?? name)
  }
  const all = steps.map(({ name }) => names.get(name) ?? name)
  // Names must be unique, also when case is ignored.
  if (names.size === 0 || new Set(all.map((name) => name.toLowerCase())).size < all.length)
    return steps
  return steps.map((step, i): Step => {
    const { count, width } = step
    return {
      ...step,
      name: all[i] ?? step.name,
      ...(count !== undefined && {
        count: count.replace(/^[a-z]\w*/i, (size) => names.get(size) ?? size),
      }),
      ...(width !== undefined && { width: names.get(width) ?? width }),
    }
  })
}

const slotsOf = (steps: readonly Step[]): Slot[] =>
  steps.map((step) => {
    const isCount = steps.some(
      ({ count, width }) => count?.replace(' - 1', '') === step.name || width === step.name,
    )
    // A count is read as an integer.
    return { name: step.name, kinds: isCount ? ['int', 'long'] : kindsOfStep(step), isCount }
  })

function kindsOfStep({ kind, isLine }: Step): Kind[] {
  if (isLine && kind === 'ints') return ['ints', 'longs', 'numbers', 'texts']
  const wider: Partial<Record<Kind, Kind[]>> = {
    int: ['int', 'long', 'number', 'text'],
    long: ['long', 'number', 'text'],
    ints: ['ints', 'longs', 'numbers', 'texts', 'levels'],
    longs: ['longs', 'numbers', 'texts'],
    rows: ['rows', 'grid', 'textRows'],
    grid: ['grid', 'texts'],
  }
  return wider[kind] ?? [kind]
}
