import type { Example } from '#contracts/analyze.ts'
import type { Derivation, Kind } from './family.ts'
import type { Layout } from './layouts.ts'
import { type Stated, statedIn } from './numbers.ts'
import type { Program } from './programs.ts'
import { type Verdict, verdictsOf } from './verdicts.ts'
import { answerKind, isList, type Printing } from './writing/writing.ts'

/** A way to turn a program's result into the output that the statement wants. */
export interface Answer {
  printing: Printing
  /** How to derive the answer from the result, if the program doesn't say. */
  derive?: Derivation
  /** Formats a result; undefined if it can't. */
  print: (result: unknown) => string | undefined
  /** Whether it's only for arguments that are turned around as well. */
  isMirrored?: boolean
}

/** What a statement says about its output. Read once and used for all programs. */
export interface Wanted {
  text: string
  outputs: readonly string[]
  verdicts: readonly Verdict[]
  /** The modulus for counts, as in “modulo 10^9 + 7”. */
  modulo?: number
  /** To how many decimals numbers are rounded. */
  decimals?: number
  /** Whether it counts places from 1, or from 0, as the programs do. */
  countsFromOne: boolean
  /** Whether it says where to start, as in “from city 1 to city n”. */
  namesStart: boolean
  stated: Stated
  /** Whether it says which one of several right answers it wants. */
  breaksTies: boolean
}

const fromOne =
  /\b(?:1|one)-?(?:indexed|based)\b|\b(?:from|at|with) (?:1|one)\b|\b1[- ](?:indexed|based)\b|\b1,? ?(?:to|through|\.\.+|…|-|,) ?(?:\d|[a-z]\b|…|\.)|\b1 ?(?:<=?|≤) ?[a-z]\w*(?:(?:,? |,)[a-z]\w*)* ?(?:<=?|≤) ?[nmv]\b|\b(?:city|node|room|station|island|computer|position|stone|vertex) 1\b/i
const start =
  /\b(?:from|start\w*|source|begin\w*|at|in|on)\b.{0,30}\b(?:0|1|zero|one|first)\b|\bfirst (?:city|node|room|station|island|computer|position|stone|vertex)\b/i

const tieRule =
  /\b(?:if|when|where|of|among)\b[^.;]{0,50}\b(?:several|multiple|more than one|ties?|tied|equally|equal|the same)\b(?:(?!\bany\b)[^.;]){0,60}\b(?:first|last|smallest|largest|earliest|latest|lowest|highest|lexicographically|leftmost|rightmost|alphabetical\w*|dictionary)\b|\b(?:lexicographically|alphabetically) (?:smallest|largest|first|last)\b/i

export function wantedBy(text: string, examples: readonly Example[], prose = ''): Wanted {
  const modulo = moduloIn(text)
  const decimals = decimalsIn(text)
  const { numbers, lists } = statedIn(prose)
  const outputs = examples.map(({ output }) => output.trim())
  return {
    text,
    outputs,
    verdicts: verdictsOf(text, examples),
    countsFromOne: fromOne.test(text),
    namesStart: start.test(text),
    // With an example's own output as a number to use, it comes out right too easily.
    stated: { numbers: numbers.filter((number) => !outputs.includes(`${number}`)), lists },
    breaksTies: tieRule.test(text),
    ...(modulo !== undefined && { modulo }),
    ...(decimals !== undefined && { decimals }),
  }
}

const decimalCounts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 }

/** To how many decimals a statement rounds: “rounded to two decimal places”. */
function decimalsIn(text: string): number | undefined {
  const [, count = ''] =
    /\b(?:to|with|exactly|at|has|have)\s+(one|two|three|four|[1-4])\s+(?:decimals?\b|decimal (?:places?|digits?)|digits? (?:after|behind|past)|places? (?:after|behind))/i.exec(
      text,
    ) ?? []
  return count === '' ? undefined : (decimalCounts[count.toLowerCase()] ?? Number(count))
}

/** The modulus that a statement names. */
export function moduloIn(text: string): number | undefined {
  const found =
    /\bmod(?:ulo|ulus)?\b\W{0,4}(?:(1e9|10\s?(?:\^|\*\*)\s?\{?9\}?|10⁹|109)\s?\+\s?7|([\d,\s]{4,13}\d))/i.exec(
      text,
    )
  if (!found) return undefined
  const value = found[1] === undefined ? Number((found[2] ?? '').replace(/\D/g, '')) : 1_000_000_007
  return value > 1 && value < 2 ** 31 ? value : undefined
}

/** Ways to print the program's results that match the examples' outputs, the likeliest first. */
export function answersFor(program: Program, layout: Layout, wanted: Wanted): Answer[] {
  const { outputs } = wanted
  const base = printingOf(outputs, layout, wanted.verdicts)
  if (program.class) {
    return [{ printing: base, print: (result) => printCalls(result, layout, base) }]
  }
  const isYesNo = wanted.verdicts.length > 0
  const printed = (isMirrored: boolean) => (derive: Derivation | undefined) => {
    const derived = derive ? { ...program, derive } : program
    const kind = answerKind(derived)
    return printingsFor(derived, base, wanted).map((printing) => ({
      printing,
      ...(derive && !program.derive && { derive }),
      print: (result: unknown) => textOf(result, derived, kind, printing),
      ...(isMirrored && { isMirrored }),
    }))
  }
  const mirrored: Derivation[] = program.derive ? [] : ['negated', 'reversed']
  return [
    ...derivationsFor(program, wanted, isYesNo).flatMap(printed(false)),
    ...mirrored.flatMap(printed(true)),
  ]
}

/** How to write results, inferred from the examples' outputs. */
export function printingOf(
  outputs: readonly string[],
  layout?: Layout,
  [verdict]: readonly Verdict[] = [],
): Printing {
  const [yes, no] = verdict ?? ['true', 'false']
  const label = outputs.map((output) => /^(Case #|Case |Test )1: /.exec(output)?.[1])
  const isJson = outputs.length > 0 ? outputs.some((output) => /^[["]/.test(output)) : true
  const isBare = outputs.length > 0 && !isJson
  return {
    style: isBare || (layout?.form === 'words' && !isJson) ? 'bare' : 'json',
    yes,
    no,
    between: outputs.some((output) => /\S\n\S/.test(output)) ? '\n' : ' ',
    ...(outputs.some((output) => /^\[\s*\[\s*"/.test(output)) && { asCells: true }),
    ...(label[0] !== undefined &&
      label.every((one) => one === label[0]) &&
      layout?.form === 'words' &&
      layout.repeated && { label: label[0] }),
  }
}

const sortedWords =
  /\b(?:return|print|output|give|list|answer|result)\w*\b[^.]{0,80}\b(?:ascending|increasing|sorted|(?:smaller|smallest|lower|lowest)(?: \w+)? first)\b/i
const distinctWords =
  /\b(?:without|no|removing|drop\w*) (?:duplicates?|repeats?|repetitions?|doubles)\b/i

/** Words that ask for one number of a list of numbers. */
const totals: readonly { derive: Derivation; says: RegExp }[] = [
  { derive: 'max', says: /\b(?:max\w*|largest|greatest|highest|farthest|furthest|latest|most)\b/i },
  {
    derive: 'min',
    says: /\b(?:min(?!us|ute)\w*|smallest|lowest|nearest|closest|earliest|least)\b/i,
  },
  { derive: 'sum', says: /\b(?:sum|total|altogether|add(?:ed)? up)\b/i },
]

const totalsOf = (returns: Kind, text: string) =>
  /^(?:ints|longs)$/.test(returns)
    ? totals.filter(({ says }) => says.test(text)).map(({ derive }) => derive)
    : []

/**
 * The program's own result, and what can be derived from it when the outputs are of another kind.
 */
function derivationsFor(
  { derive, returns, asks, compare }: Program,
  { text, outputs, countsFromOne }: Wanted,
  isYesNo: boolean,
): (Derivation | undefined)[] {
  if (derive) return [derive]
  if (returns === 'text') {
    if (outputs.every((output) => /^\d+$/.test(output)) && /\blength\b/i.test(text))
      return [undefined, 'length']
    const letters = outputs.join('').replace(/[^a-z]/gi, '')
    if (/^[a-z]+$/.test(letters)) return [undefined, 'lowerCase']
    if (/^[A-Z]+$/.test(letters)) return [undefined, 'upperCase']
  }
  // Only places are counted from 1. Any other number that's one too low is wrong.
  const isPlace = countsFromOne && /^(?:index|indices|order|one|all|value)$/.test(asks)
  const isInt = outputs.every((output) => /^-?\d+$/.test(output))
  if (returns === 'int' || returns === 'long') {
    if (isInt) return asks === 'index' && isPlace ? [undefined, 'plusOne'] : [undefined]
    return isYesNo ? ['isFound', 'isPositive', 'isZero'] : [undefined]
  }
  if (returns === 'bool') return isYesNo ? [undefined, 'not'] : []
  if (returns === 'ints' && !isInt)
    return [
      ...(compare === 'any order' && sortedWords.test(text) ? (['sorted'] as const) : []),
      undefined,
      ...(isPlace ? (['plusOne'] as const) : []),
      ...(isYesNo ? (['isNotEmpty'] as const) : []),
      ...(sortedWords.test(text) ? (['sorted'] as const) : []),
      ...(distinctWords.test(text) ? (['withoutRepeats'] as const) : []),
    ]
  if (isList(returns) && isYesNo) return [undefined, 'isNotEmpty']
  if (isList(returns) && isInt) return [undefined, 'length', ...totalsOf(returns, text)]
  return [undefined]
}

/** The usual formats, plus the statement's words for “there is none”. */
function printingsFor(
  program: Program,
  base: Printing,
  { outputs, verdicts, modulo, decimals }: Wanted,
): Printing[] {
  const kind = answerKind(program)
  if (kind === 'bool') {
    return verdicts.length === 0 ? [base] : verdicts.map(([yes, no]) => ({ ...base, yes, no }))
  }
  const printings: Printing[] = []
  if (
    modulo !== undefined &&
    program.modulus === undefined &&
    (kind === 'int' || kind === 'long')
  ) {
    printings.push({ ...base, modulo })
  }
  if (decimals !== undefined && kind === 'number') printings.push({ ...base, decimals })
  printings.push(base)
  const none = noneOf(program, outputs)
  if (none !== undefined) printings.push({ ...base, none })
  if (isList(kind) && base.style === 'bare' && outputs.some((output) => /^\d+\n/.test(output))) {
    const flat = outputs.some((output) => output.split('\n').length > 2)
    printings.push({ ...base, countFirst: true, between: flat ? '\n' : ' ' })
  }
  return printings
}

/** The output that stands for “no answer”, if there's one. */
function noneOf({ returns }: Program, outputs: readonly string[]): string | undefined {
  const hasNone = returns === 'int' || returns === 'long' || returns === 'text' || isList(returns)
  if (!hasNone) return undefined
  const lines = outputs.flatMap((output) => output.split('\n').map((line) => line.trim()))
  const none = lines.find(
    (line) =>
      /^(-1( -1)?|\[-1(, ?-1)*\]|0|"?-"?|n\/a|"?(none|null|impossible|not found|no|empty|no solution)"?)$/i.test(
        line,
      ) || /^[A-Z][A-Z ]{3,30}$/.test(line),
  )
  const isUsual = returns === 'int' || returns === 'long' ? none === '-1' : none === '[]'
  return isUsual ? undefined : none?.replaceAll('"', '')
}

function printCalls(result: unknown, layout: Layout, { yes, no }: Printing): string | undefined {
  if (!Array.isArray(result)) return undefined
  if (layout.form === 'calls' && layout.layout === 'lists') return JSON.stringify(result)
  return result
    .map((entry) =>
      typeof entry === 'boolean'
        ? entry
          ? yes
          : no
        : Array.isArray(entry)
          ? entry.join(' ')
          : String(entry),
    )
    .join('\n')
}

/** What the written programs print for a result. */
function textOf(
  result: unknown,
  program: Program,
  kind: Program['returns'],
  printing: Printing,
): string | undefined {
  const { style, yes, no, between, countFirst, none, asCells, modulo, decimals } = printing
  const isNone =
    Array.isArray(result) || typeof result === 'string' ? result.length === 0 : result === -1
  if (none !== undefined && isNone) return none
  const value = derived(result, program)
  if (value === undefined || value === null) return undefined
  if (kind === 'bool') return value === true ? yes : value === false ? no : undefined
  if (modulo !== undefined) return String(Number(value) % modulo)
  if (kind === 'number' && decimals) return Number(value).toFixed(decimals)
  if (!isList(kind))
    return style === 'json' && kind === 'text' ? JSON.stringify(value) : String(value)
  if (!Array.isArray(value)) return undefined
  const cells = kind === 'grid' && asCells ? value.map((row) => [...String(row)]) : value
  if (style === 'json') return JSON.stringify(cells)
  const isNested = kind === 'rows' || kind === 'textRows' || kind === 'grid'
  const entry = (one: unknown) =>
    typeof one === 'boolean' ? (one ? yes : no) : Array.isArray(one) ? one.join(' ') : String(one)
  const text = cells.map(entry).join(isNested ? '\n' : between)
  return countFirst ? `${value.length}\n${text}` : text
}

function derived(result: unknown, { derive }: Program): unknown {
  if (derive === undefined) return result
  return Array.isArray(result) || typeof result === 'string'
    ? derivedFromList(result, derive)
    : derivedFromValue(result, derive)
}

/** A text is a list of characters. */
function derivedFromList(result: unknown[] | string, derive: Derivation): unknown {
  const list = result as number[]
  switch (derive) {
    case 'length':
      return list.length
    case 'isNotEmpty':
      return list.length > 0
    case 'first':
      return list[0]
    case 'last':
      return list[list.length - 1]
    case 'max':
      return Math.max(...list)
    case 'min':
      return Math.min(...list)
    case 'sum':
      return list.reduce((sum, value) => sum + value, 0)
    case 'plusOne':
      return list.map((index) => index + 1)
    case 'negated':
      return typeof result === 'string' ? undefined : list.map((value) => 0 - value)
    case 'sorted':
      return list.toSorted((a, b) => a - b)
    case 'reversed':
      return typeof result === 'string' ? [...result].reverse().join('') : list.toReversed()
    case 'withoutRepeats':
      return list.filter((value, i) => value !== list[i - 1])
    case 'longest':
      return Math.max(0, ...(result as unknown[][]).map((row) => row.length))
    case 'lowerCase':
      return String(result).toLowerCase()
    case 'upperCase':
      return String(result).toUpperCase()
    default:
      return undefined
  }
}

function derivedFromValue(result: unknown, derive: Derivation): unknown {
  switch (derive) {
    case 'isPositive':
      return Number(result) > 0
    case 'isFound':
      return result !== -1
    case 'isZero':
      return result === 0
    case 'not':
      return !result
    case 'plusOne':
      return Number(result) + 1
    case 'minusOne':
      return Number(result) - 1
    case 'negated':
      return 0 - Number(result)
    default:
      return undefined
  }
}
