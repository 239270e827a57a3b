import type { Kind, Param } from './family.ts'
import { layoutsOf } from './layouts.ts'
import type { Program } from './programs.ts'

/**
 * Something true of the arguments in all of a program's test cases, which the program may rely on.
 */
type Rule = (args: readonly unknown[]) => boolean

const known = new Map<string, readonly Rule[]>()

/**
 * Whether arguments have the shape that the program expects. JavaScript goes on with `undefined`
 * where Python, Java, and C++ stop, so it could be right by chance.
 */
export const suits = (program: Program, args: readonly unknown[]): boolean =>
  areOfKinds(args, program.params) && rulesOf(program).every((holds) => holds(args))

/** Whether the values have the types that typed languages declare for them. */
export const areOfKinds = (values: readonly unknown[], params: readonly Param[]): boolean =>
  values.length === params.length && params.every(({ kind }, i) => isOfKind(values[i], kind))

const intLimit = 2 ** 31

/** Whether the value has the type that typed languages declare: an `int` has 32 bits there. */
export function isOfKind(value: unknown, kind: Kind): boolean {
  const every = (entryKind: Kind) =>
    Array.isArray(value) && value.every((entry) => isOfKind(entry, entryKind))
  switch (kind) {
    case 'int':
      return Number.isInteger(value) && Number(value) >= -intLimit && Number(value) < intLimit
    case 'long':
      return Number.isSafeInteger(value)
    case 'number':
      return Number.isFinite(value)
    case 'bool':
      return typeof value === 'boolean'
    case 'text':
      // Only JavaScript and Python escape these when they print them.
      return typeof value === 'string' && !/["\\\p{Cc}]/u.test(value)
    case 'ints':
      return every('int')
    case 'longs':
      return every('long')
    case 'numbers':
      return every('number')
    case 'bools':
      return every('bool')
    case 'texts':
    case 'grid':
      return every('text')
    case 'rows':
      return every('ints')
    case 'textRows':
      return every('texts')
    case 'levels':
      return (
        Array.isArray(value) && value.every((entry) => entry === null || isOfKind(entry, 'int'))
      )
  }
}

function rulesOf(program: Program): readonly Rule[] {
  const found = known.get(program.id)
  if (found) return found
  const cases = argumentsInCases(program)
  const rules = rulesFor(program).filter((holds) => cases.length >= 2 && cases.every(holds))
  known.set(program.id, rules)
  return rules

  function rulesFor({ params }: Program): Rule[] {
    const places = params.map((_, at) => at)
    const rows = places.filter((at) => params[at]?.kind === 'rows')
    const lists = places.filter((at) => isListKind(params[at]?.kind))
    const ints = places.filter((at) => params[at]?.kind === 'int')
    const [count] = ints
    return [
      ...rows.flatMap((at) => [
        ...widthRule(at, cases),
        ...(count === undefined ? [] : [edgeRule(at, count)]),
      ]),
      ...lists.slice(1).map((at) => sameLengthRule(lists[0] ?? at, at)),
      ...ints.slice(1).flatMap((at) => (rows.length > 0 ? [nodeRule(at, count ?? at)] : [])),
    ]
  }
}

const isListKind = (kind: string | undefined) => /^(?:ints|longs|numbers)$/.test(kind ?? '')

function argumentsInCases({ params, cases }: Program): unknown[][] {
  const [layout] = layoutsOf(cases)
  if (layout?.form !== 'values') return []
  const places = params.map(({ name }) => layout.slots.findIndex((slot) => slot.name === name))
  if (places.includes(-1)) return []
  return layout.data.map(([values = []]) => places.map((place) => values[place]))
}

/**
 * Pairs and triples must have as many entries as in the test cases. A matrix can have any width.
 */
function widthRule(at: number, cases: readonly unknown[][]): Rule[] {
  const all = cases.map((args) => args[at] as unknown[][])
  const widths = new Set(all.flatMap((rows) => rows.map((row) => row.length)))
  const [width = 0] = widths
  const isTable = all.every((rows) => rows.length === 0 || rows.length === width)
  if (widths.size !== 1 || width > 4 || isTable) return []
  return [(args) => (args[at] as unknown[][]).every((row) => row.length === width)]
}

/** Edges connect existing nodes. */
const edgeRule =
  (at: number, count: number): Rule =>
  (args) =>
    (args[at] as number[][]).every((row) =>
      row.slice(0, 2).every((node) => node >= 0 && node < Number(args[count])),
    )

const nodeRule =
  (at: number, count: number): Rule =>
  (args) =>
    Number(args[at]) >= 0 && Number(args[at]) < Number(args[count])

const sameLengthRule =
  (at: number, other: number): Rule =>
  (args) =>
    (args[at] as unknown[]).length === (args[other] as unknown[]).length
