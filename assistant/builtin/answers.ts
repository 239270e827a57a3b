import type { Example } from '#contracts/analyze.ts'
import type { Derivation } from './family.ts'
import type { Layout } from './layouts.ts'
import type { Program } from './programs.ts'
import { answerKind, isList, type Printing } from './writing/writing.ts'

/** A way to make the statement's output of a program's result. */
interface Answer {
  printing: Printing
  /** Applied after the program's own, which it then replaces. */
  derive?: Derivation
  /** The text of a result; undefined where it has none. */
  print: (result: unknown) => string | undefined
}

const pairs: [yes: string, no: string][] = [
  ['true', 'false'],
  ['True', 'False'],
  ['TRUE', 'FALSE'],
  ['YES', 'NO'],
  ['Yes', 'No'],
  ['yes', 'no'],
  ['POSSIBLE', 'IMPOSSIBLE'],
  ['Possible', 'Impossible'],
  ['possible', 'impossible'],
  ['VALID', 'INVALID'],
  ['Valid', 'Invalid'],
  ['valid', 'invalid'],
  ['BALANCED', 'UNBALANCED'],
  ['balanced', 'unbalanced'],
  ['1', '0'],
]

/** Ways to print the program's results that suit the examples' outputs, the likeliest first. */
export function answersFor(
  program: Program,
  layout: Layout,
  examples: readonly Example[],
): Answer[] {
  const outputs = examples.map(({ output }) => output.trim())
  const base = printingOf(outputs, layout)
  if (program.class) {
    return [{ printing: base, print: (result) => printCalls(result, layout, base) }]
  }
  return derivationsFor(program, outputs).flatMap((derive) => {
    const derived = derive ? { ...program, derive } : program
    const kind = answerKind(derived)
    return printingsFor(derived, base, outputs).map((printing) => ({
      printing,
      ...(derive && !program.derive && { derive }),
      print: (result) => textOf(result, derived, kind, printing),
    }))
  })
}

/** How results are written, judged by the examples' outputs. */
export function printingOf(outputs: readonly string[], layout?: Layout): Printing {
  const word = outputs
    .flatMap((output) => output.split(/\s+/))
    .map((part) => part.replace(/\.$/, ''))
  const [yes, no] = pairs.slice(0, -1).find((pair) => word.some((one) => pair.includes(one))) ?? [
    'true',
    'false',
  ]
  const isJson = outputs.length > 0 ? outputs.some((output) => /^[["]/.test(output)) : true
  const isBare = outputs.length > 0 && !isJson
  return {
    style: isBare || (layout?.form === 'words' && !isJson) ? 'bare' : 'json',
    yes,
    no,
    between: outputs.some((output) => /\S\n\S/.test(output)) ? '\n' : ' ',
    ...(outputs.some((output) => /^\[\s*\[\s*"/.test(output)) && { asCells: true }),
  }
}

/** The program's own answer, and what can be made of it where the outputs are of another kind. */
function derivationsFor(
  { derive, returns }: Program,
  outputs: readonly string[],
): (Derivation | undefined)[] {
  if (derive) return [derive]
  const isYesNo = outputs.every((output) =>
    output
      .split(/\s+/)
      .every((word) => pairs.some((pair) => pair.includes(word.replace(/\.$/, '')))),
  )
  const isInt = outputs.every((output) => /^-?\d+$/.test(output))
  if (returns === 'int' || returns === 'long') {
    if (isInt) return returns === 'int' ? [undefined, 'plusOne'] : [undefined]
    return isYesNo ? ['isFound', 'isPositive', 'isZero'] : [undefined]
  }
  if (returns === 'bool') return isYesNo ? [undefined, 'not'] : []
  if (returns === 'ints' && !isInt)
    return [undefined, 'plusOne', ...(isYesNo ? (['isNotEmpty'] as const) : [])]
  if (isList(returns) && isYesNo) return [undefined, 'isNotEmpty']
  if (isList(returns) && isInt) return [undefined, 'length']
  return [undefined]
}

/** The usual ways, and words of the statement for “there is none”. */
function printingsFor(program: Program, base: Printing, outputs: readonly string[]): Printing[] {
  const kind = answerKind(program)
  const printings: Printing[] = []
  const none = outputs.find((output) =>
    /^(-1|none|null|impossible|not found|no|-|empty|no solution|n\/a|\[\])$/i.test(output),
  )
  const hasNone = none !== undefined && (program.returns === 'int' || isList(program.returns))
  if (kind === 'bool') {
    const ones = outputs.every((output) => /^[01\s]+$/.test(output))
    printings.push(ones ? { ...base, yes: '1', no: '0' } : base)
    return printings
  }
  printings.push(base)
  if (hasNone && !(program.returns === 'int' && none === '-1') && !(none === '[]')) {
    printings.push({ ...base, none })
  }
  if (isList(kind) && base.style === 'bare' && outputs.some((output) => /^\d+\n/.test(output))) {
    const flat = outputs.some((output) => output.split('\n').length > 2)
    printings.push({ ...base, countFirst: true, between: flat ? '\n' : ' ' })
  }
  return printings
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
  const { style, yes, no, between, countFirst, none, asCells } = printing
  const isNone = Array.isArray(result) ? result.length === 0 : result === -1
  if (none !== undefined && isNone) return none
  const value = derived(result, program)
  if (value === undefined || value === null) return undefined
  if (kind === 'bool') return value === true ? yes : value === false ? no : undefined
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
  if (Array.isArray(result) || typeof result === 'string') {
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
      default:
        return undefined
    }
  }
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
    default:
      return undefined
  }
}
