import type { Example } from '#contracts/analyze.ts'
import type { Kind } from './family.ts'
import type { Program } from './programs.ts'
import type { Printing, Reading, Step, Value } from './writing/writing.ts'

/** How the statement's examples are written, with every kind that each value can be taken for. */
export type Recognised =
  | { form: 'values'; apart: 'names' | 'lines'; values: { name: string; kinds: Kind[] }[] }
  | { form: 'words'; steps: Step[] }

/** Longest input whose form is looked for, in characters. */
const longestInput = 5_000

const namePart = /(?:^|[,\s]+)([A-Za-z_]\w{0,40})\s*=\s*/g

/** The shape of the examples' inputs; undefined when they have none that is known. */
export function recogniseInput(examples: readonly Example[]): Recognised | undefined {
  const [first] = examples
  if (!first || examples.some(({ input }) => input.length > longestInput)) return undefined
  const names = [...first.input.matchAll(namePart)].map(([, name = '']) => name)
  const parts = partsOf(first.input)
  const isNamed = names.length > 0 && names.length === parts.length
  const isJson =
    parts.length > 0 && parts.every((part) => /^[["']/.test(part) || /^-?\d+$/.test(part))
  if (isNamed || (isJson && parts.some((part) => /^[["']/.test(part)))) {
    const kinds = parts.map(kindsOfPart)
    if (kinds.some((list) => list.length === 0)) return undefined
    return {
      form: 'values',
      apart: isNamed ? 'names' : 'lines',
      values: parts.map((_, i) => ({ name: names[i] ?? `value${i + 1}`, kinds: kinds[i] ?? [] })),
    }
  }
  const inputs = examples.map(({ input }) => input)
  const steps = layouts.find((layout) => inputs.every((input) => fits(layout, input)))
  return steps && { form: 'words', steps }
}

function partsOf(input: string): string[] {
  const named = input.split(/(?:^|[,\s]+)[A-Za-z_]\w*\s*=\s*/)
  const parts = named.length > 1 ? named.slice(1) : input.split('\n')
  return parts.map((part) => part.trim().replace(/[,;]$/, '')).filter((part) => part !== '')
}

/** Everything that a value in JSON, or an unquoted word, can be taken for. */
function kindsOfPart(part: string): Kind[] {
  let value: unknown
  try {
    value = JSON.parse(part.replaceAll("'", '"'))
  } catch {
    return /^\S+$/.test(part) && !/^[[{]/.test(part) ? ['text'] : []
  }
  if (typeof value === 'string') return ['text']
  if (Number.isInteger(value)) return ['int']
  if (!Array.isArray(value)) return []
  if (value.length === 0) return ['ints', 'levels', 'rows', 'texts']
  const isCell = (cell: unknown) => /^.$/.test(String(cell))
  const kinds: Kind[] = []
  if (value.every(Number.isInteger)) kinds.push('ints', 'levels')
  else if (value.every((entry) => entry === null || Number.isInteger(entry))) kinds.push('levels')
  if (value.every((entry) => typeof entry === 'string')) {
    kinds.push('texts')
    if (new Set(value.map((entry) => entry.length)).size === 1) kinds.push('grid')
  }
  if (value.every(Array.isArray)) {
    const rows: unknown[][] = value
    if (rows.every((row) => row.every(Number.isInteger))) kinds.push('rows')
    if (rows.every((row) => row.every(isCell))) kinds.push('grid')
  }
  return kinds
}

const int = (name: string): Step => ({ name, kind: 'int' })
const list = (name: string, kind: Kind, count: string, width?: string): Step =>
  width === undefined ? { name, kind, count } : { name, kind, count, width }

/** The usual ways to lay out an input in lines, the more telling ones first. */
const layouts: readonly Step[][] = [
  [int('n'), list('nums', 'ints', 'n')],
  [int('n'), int('m'), list('rows', 'rows', 'm', '2')],
  [int('n'), int('m'), list('rows', 'rows', 'm', '3')],
  [int('n'), int('m'), int('source'), list('rows', 'rows', 'm', '3')],
  [int('n'), int('m'), list('rows', 'rows', 'm', '3'), int('source')],
  [int('n'), list('rows', 'rows', 'n', '2')],
  [int('n'), list('rows', 'rows', 'n', '3')],
  [int('n'), int('m'), list('matrix', 'rows', 'n', 'm')],
  [int('n'), list('matrix', 'rows', 'n', 'n')],
  [int('n'), int('k'), list('nums', 'ints', 'n')],
  [int('n'), list('nums', 'ints', 'n'), int('k')],
  [int('n'), list('nums', 'ints', 'n'), int('m'), list('others', 'ints', 'm')],
  [int('n'), int('m'), list('nums', 'ints', 'n'), list('others', 'ints', 'm')],
  [int('n'), int('m'), list('grid', 'grid', 'n')],
  [int('n'), list('grid', 'grid', 'n')],
  [int('n'), list('texts', 'texts', 'n')],
  [int('n'), list('texts', 'texts', 'n'), int('m'), list('others', 'texts', 'm')],
  [int('n'), int('m'), list('texts', 'texts', 'n'), list('others', 'texts', 'm')],
  [int('n')],
  [int('a'), int('b')],
  [{ name: 'text', kind: 'text' }],
  [
    { name: 'text', kind: 'text' },
    { name: 'other', kind: 'text' },
  ],
]

/** Whether the layout takes exactly this input: numbers where they belong, lines where they end. */
function fits(layout: readonly Step[], input: string): boolean {
  const lines = input
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).filter(Boolean))
    .filter((line) => line.length > 0)
  const sizes = new Map<string, number>()
  const sizeOf = (size: string | undefined) => sizes.get(size ?? '') ?? Number(size)
  let at = 0
  let within = 0
  const isInt = (word: string | undefined) => word !== undefined && /^-?\d+$/.test(word)
  const lineStarts = () => within === 0
  const take = (): string | undefined => {
    const word = lines[at]?.[within]
    within++
    if (within >= (lines[at]?.length ?? 0)) {
      at++
      within = 0
    }
    return word
  }
  const takeLine = (count: number, test: (word: string | undefined) => boolean) => {
    if (count === 0) return true
    if (!lineStarts() || lines[at]?.length !== count) return false
    return Array.from({ length: count }, take).every(test)
  }
  for (const { name, kind, count, width } of layout) {
    const entries = sizeOf(count)
    if (count !== undefined && !(entries >= 0 && entries <= 100_000)) return false
    if (kind === 'int') {
      const word = take()
      if (!isInt(word)) return false
      sizes.set(name, Number(word))
    } else if (kind === 'text') {
      const word = take()
      if (word === undefined || isInt(word) || lines.length > 2) return false
    } else if (kind === 'ints') {
      if (!takeLine(entries, isInt)) return false
    } else if (kind === 'texts') {
      const taken = Array.from({ length: entries }, take)
      if (taken.some((word) => word === undefined || isInt(word))) return false
    } else if (kind === 'rows') {
      for (let i = 0; i < entries; i++) if (!takeLine(sizeOf(width), isInt)) return false
    } else if (kind === 'grid') {
      const length = lines[at]?.[0]?.length
      const isRow = (word: string | undefined) =>
        word !== undefined && word.length === length && /^[01.#*A-Z]+$/i.test(word)
      for (let i = 0; i < entries; i++) if (!takeLine(1, isRow)) return false
    }
  }
  return at === lines.length
}

/** A reading that suits the program, and how well the values meet its parameters. */
export interface Binding {
  reading: Reading
  /** Values of the input that the program does not use. */
  unused: string[]
}

/** Gives each parameter the value it can take; undefined when one has none. */
export function bind(program: Program, recognised: Recognised): Binding | undefined {
  const isWords = recognised.form === 'words'
  const offered = isWords
    ? recognised.steps.map((step) => ({ ...step, kinds: kindsOfStep(step) }))
    : recognised.values
  const taken = new Map<number, Kind>()
  const args: number[] = []
  for (const param of program.params) {
    const can = (i: number) => !taken.has(i) && offered[i]?.kinds.includes(param.kind)
    const candidates = offered.map((_, i) => i).filter(can)
    const chosen =
      candidates.find((i) => offered[i]?.name.toLowerCase() === param.name.toLowerCase()) ??
      // A count of what follows is rarely what a parameter means, unless it is called so.
      candidates.find((i) => !isWords || !isCount(recognised.steps, i)) ??
      candidates[0]
    if (chosen === undefined) return undefined
    taken.set(chosen, param.kind)
    args.push(chosen)
  }
  const names = safeNames(offered.map(({ name }) => name))
  const nameAt = (i: number) => names[i] ?? ''
  const froms = args.map((i) => ({ from: nameAt(i) }))
  const unused = offered
    .map(({ name }, i) => ({ name, i }))
    .filter(({ i }) => !taken.has(i) && !(isWords && isCount(recognised.steps, i)))
    .map(({ name }) => name)
  if (isWords) {
    const steps = recognised.steps.map(
      (step, i): Step => ({
        ...step,
        name: nameAt(i),
        kind: taken.get(i) === 'grid' && step.kind === 'rows' ? 'grid' : step.kind,
      }),
    )
    return { reading: { form: 'words', repeated: false, steps, args: froms }, unused }
  }
  const values = recognised.values.map(
    ({ kinds }, i): Value => ({ name: nameAt(i), kind: taken.get(i) ?? kinds[0] ?? 'text' }),
  )
  return { reading: { form: 'values', apart: recognised.apart, values, args: froms }, unused }
}

const kindsOfStep = ({ kind }: Step): Kind[] => (kind === 'rows' ? ['rows', 'grid'] : [kind])

const isCount = (steps: readonly Step[], i: number) =>
  steps.some(({ count, width }) => count === steps[i]?.name || width === steps[i]?.name)

/** Words that mean something in one of the languages or in the code around `solve`. */
const reserved = new Set(
  `abstract and args as assert async at auto await bool boolean break byte case catch char class const
  continue def default del delete do double elif else end enum except export extends false final
  finally float for from function global goto if implements import in input instanceof int interface
  is lambda len let list long main map max min namespace native new next none nonlocal not null or out
  package parts pass position print private program protected public raise range register result
  result return set short signed sizeof solution solve static std str string struct super switch
  synchronized template text this throw throws tokens transient true try typedef typeof union unsigned
  using var virtual void volatile while with yield`.split(/\s+/),
)

/** Names that no language takes amiss, each once. */
function safeNames(names: readonly string[]): string[] {
  const used = new Set<string>()
  return names.map((name) => {
    let safe = name.replace(/^_+/, '').replace(/^[A-Z]+/, (start) => start.toLowerCase()) || 'value'
    while (reserved.has(safe.toLowerCase()) || used.has(safe.toLowerCase())) safe += 'Value'
    used.add(safe.toLowerCase())
    return safe
  })
}

/** How results are to be written, judged by the outputs of the examples. */
export function printingOf(
  examples: readonly Example[],
  recognised: Recognised | undefined,
): Printing {
  const outputs = examples.map(({ output }) => output.trim())
  const word = outputs.find((output) =>
    /^(yes|no|true|false|possible|impossible)\.?$/i.test(output),
  )
  const [yes, no] = wordsLike(word ?? 'true')
  const isJson = outputs.length > 0 ? outputs.some((output) => /^[["]/.test(output)) : true
  const isBare = outputs.length > 0 && !isJson
  return {
    style: isBare || (recognised?.form === 'words' && !isJson) ? 'bare' : 'json',
    yes,
    no,
    between: ' ',
  }
}

function wordsLike(word: string): [yes: string, no: string] {
  const pairs: [string, string][] = [
    ['true', 'false'],
    ['True', 'False'],
    ['TRUE', 'FALSE'],
    ['YES', 'NO'],
    ['Yes', 'No'],
    ['yes', 'no'],
    ['POSSIBLE', 'IMPOSSIBLE'],
    ['possible', 'impossible'],
  ]
  return pairs.find((pair) => pair.includes(word)) ?? ['true', 'false']
}
