import type { Bound } from './bounds.ts'
import type { Kind } from './family.ts'
import type { Layout } from './layouts.ts'
import type { Statement } from './statement.ts'
import type { Reading, Step } from './writing/writing.ts'

/** A random integer, both ends included. */
export type RandomInteger = (low: number, high: number) => number

/** A generator of random integers that gives the same ones for the same seed. */
export function seededIntegers(seed: number): RandomInteger {
  let state = seed
  return (low, high) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return low + Math.floor((state / 2 ** 32) * (high - low + 1))
  }
}

/** How large generated inputs are. */
export interface Sizes {
  length: number
  /** Sides of grids and tables. */
  side: number
  nodes: number
  edges: number
  /** Whether every size is the largest, and numbers take all of their range. */
  isFull: boolean
}

/** Small inputs keep the slow program fast, and find more mistakes than large ones. */
const smallSizes: Sizes = { length: 7, side: 4, nodes: 5, edges: 7, isFull: false }

interface Range {
  low: number
  high: number
}

/** What the examples and the statement say about one value of the input. */
interface Slot {
  name: string
  kind: Kind
  samples: readonly unknown[]
  /** The range of its numbers, and of its length. */
  values: Range
  length: Range
}

/**
 * A source of random inputs, as values by slot, in the shape of the examples and within the
 * statement's bounds. Undefined for a shape that can't be generated.
 */
export function inputGenerator(
  statement: Statement,
  layout: Layout,
  reading: Reading,
  sizes = smallSizes,
): ((int: RandomInteger) => unknown[]) | undefined {
  if (layout.form === 'calls' || reading.form === 'calls') return undefined
  const kinds = (reading.form === 'values' ? reading.values : reading.steps).map(({ kind }) => kind)
  const cases = layout.data.flat()
  const slots = layout.slots.map(({ name }, at): Slot => {
    const kind = kinds[at] ?? 'text'
    const samples = cases.map((values) => values[at])
    return { name, kind, samples, ...rangesOf(name, kind, samples, statement) }
  })
  const steps = layout.form === 'words' ? layout.steps : undefined
  if (slots.some((slot) => isUnknownShape(slot))) return undefined
  const plan = planOf(slots, cases, steps)
  const says = (pattern: RegExp) => pattern.test(statement.prose)
  const words = `${statement.prose} ${statement.constraints.join(' ').toLowerCase()}`
  const facts: Facts = {
    isSorted: says(
      /\b(sorted|ascending|descending|non-?decreasing|non-?increasing|increasing order|in order from)\b/,
    ),
    isDistinct:
      /\b(distinct|unique|different|permutation|no two|no duplicates?|all the values? are)\b/.test(
        words,
      ),
    isSearchTree:
      says(/\bsearch tree\b|\bbst\b/) && !says(/\b(?:valid|whether|determine if|check)\b/),
    isRotated: says(/\brotated\b/),
    isSquare: says(/\bn ?(x|×|\*|by) ?n\b|\bsquare matrix\b/),
    isDisjoint: says(/\b(non-?overlapping|disjoint|do(es)? not overlap|don't overlap)\b/),
    hasTree: says(
      /\btrees?\b|\bacyclic\b|\bwithout (?:any )?(?:cycles|circles|loops)\b|\bexactly one (?:path|way|route)\b/,
    ),
    alphabet: alphabetIn(statement.text),
    listed: listedNumbers(words),
    sizes,
    count: (int, low, high) => (sizes.isFull ? Math.max(low, high) : int(low, high)),
  }
  return (int) => valuesBy(plan, int, facts)
}

interface Facts {
  isSorted: boolean
  isDistinct: boolean
  isSearchTree: boolean
  isRotated: boolean
  isSquare: boolean
  isDisjoint: boolean
  /** Whether its edges make a tree. */
  hasTree: boolean
  /** Characters that the statement lists, as in “only the characters ( ) [ ]”. */
  alphabet: readonly string[]
  /** Numbers that the statement lists, as in “5, 10, or 20”. */
  listed: readonly (readonly number[])[]
  sizes: Sizes
  /** How many of something there are. */
  count: (int: RandomInteger, low: number, high: number) => number
}

const isNumeric = (kind: Kind) => kind === 'int' || kind === 'long' || kind === 'number'
const isNumbers = (kind: Kind) => kind === 'ints' || kind === 'longs' || kind === 'numbers'

/** Lists of lists of different lengths may mean anything. */
function isUnknownShape({ kind, samples }: Slot): boolean {
  if (kind === 'textRows') return true
  if (kind !== 'rows') return false
  const isTable = (rows: unknown[][]) => new Set(rows.map((row) => row.length)).size <= 1
  return !(samples as unknown[][][]).every(isTable)
}

function rangesOf(
  name: string,
  kind: Kind,
  samples: readonly unknown[],
  { bounds, constraints }: Statement,
): { values: Range; length: Range } {
  const numbers = samples.flat(3).map(Number).filter(Number.isFinite)
  const low = Math.min(...numbers, Infinity)
  // Without a bound, a value is only negative if an example's is.
  const unbound = { low: low < 0 ? -9 : low > 0 && numbers.length > 0 ? 1 : 0, high: Infinity }
  const base = name.toLowerCase()
  const named = (bound: Bound) => bound.name.toLowerCase().replace(/[_{}\s]/g, '')
  const own = (isOwn: (text: string) => boolean) => bounds.find((bound) => isOwn(named(bound)))
  const isValue = isNumeric(kind)
    ? (text: string) => text === base
    : (text: string) =>
        (text.startsWith(`${base}[`) && !text.includes('length')) ||
        (base.length === 1 && text === `${base}i`) ||
        (/^(a|x|v|t|p|w|h|c)i$/.test(text) &&
          bounds.filter((one) => /i$/.test(named(one))).length === 1)
  const value = own(isValue)
  const size = own(
    (text) => text.startsWith(`${base}.`) || text === `|${base}|` || text === `len(${base})`,
  )
  const first = samples.map((sample) => (sample as { length?: number } | undefined)?.length ?? 0)
  const allowsEmpty = size?.low === 0 || (size === undefined && first.includes(0))
  const sizeLow = constraints.length > 0 && size?.low === undefined ? 1 : (size?.low ?? 1)
  return {
    values: {
      low: value?.low ?? unbound.low,
      high: value?.high ?? unbound.high,
    },
    length: { low: allowsEmpty ? 0 : Math.max(1, sizeLow), high: size?.high ?? Infinity },
  }
}

const lengthOf = (value: unknown) =>
  Array.isArray(value) || typeof value === 'string' ? value.length : -1
const widthOf = (value: unknown) =>
  Array.isArray(value) && (Array.isArray(value[0]) || typeof value[0] === 'string')
    ? (value[0] as { length: number }).length
    : -1

/** The examples' values, and how the input is read if the statement says it. */
interface Known {
  slots: readonly Slot[]
  cases: readonly (readonly unknown[])[]
  steps: readonly Step[] | undefined
}

/** Whether something holds for the values of every example. */
const always = ({ cases }: Known, holds: (values: readonly unknown[]) => boolean): boolean =>
  cases.length > 0 && cases.every(holds)

type Plan = ReturnType<typeof planOf>

/**
 * Decides which values follow from others: sizes, nodes, places in a list, equal lengths. Each kind
 * of value is found among what the ones before it leave.
 */
function planOf(
  slots: readonly Slot[],
  cases: readonly (readonly unknown[])[],
  steps: readonly Step[] | undefined,
) {
  const known: Known = { slots, cases, steps }
  const places = slots.map((_, at) => at)
  const scalars = places.filter((at) => isNumeric((slots[at] as Slot).kind))
  const lists = places.filter((at) => !scalars.includes(at))
  const sizeOf = sizesAmong(known, scalars, lists)
  const free = scalars.filter((at) => !sizeOf.has(at))
  const nodesOf = nodesAmong(known, free, lists)
  const counts = new Set([...nodesOf.values()].map(({ count }) => count))
  const rest = free.filter((at) => !counts.has(at))
  const withinOf = withinLists(known, rest, lists)
  const twinOf = twinsAmong(known, lists)
  return { slots, lists, counts, rest, sizeOf, nodesOf, withinOf, twinOf }
}

/** Values for one input: numbers of nodes first, then the lists, then what follows from both. */
function valuesBy(plan: Plan, int: RandomInteger, facts: Facts): unknown[] {
  const { slots, lists, counts, rest, sizeOf, withinOf } = plan
  const values: unknown[] = slots.map(() => undefined)
  const { sizes, count } = facts
  for (const at of counts) {
    const { low, high } = slots[at]?.values ?? { low: 1, high: sizes.nodes }
    const most = sizes.isFull ? Math.min(high, sizes.nodes) : sizes.nodes
    values[at] = count(int, Math.max(1, low), most)
  }
  for (const list of lists) values[list] = listBy(plan, list, values, int, facts)
  const made = lists.map((list) => values[list])
  for (const at of rest) {
    const slot = slots[at] as Slot
    const within = withinOf.get(at)
    values[at] =
      within === undefined
        ? scalar(int, slot, made, facts)
        : int(Math.max(1, slot.values.low), Math.max(1, lengthOf(values[within])))
  }
  for (const [at, { list, isWidth }] of sizeOf)
    values[at] = isWidth ? widthOf(values[list]) : lengthOf(values[list])
  return values
}

/** A list, after the numbers of nodes and the lists before it. */
function listBy(
  { slots, lists, nodesOf, twinOf }: Plan,
  list: number,
  values: readonly unknown[],
  int: RandomInteger,
  facts: Facts,
): unknown {
  const slot = slots[list] as Slot
  const { low, high } = slot.length
  const twin = twinOf.get(list)
  const before = twin === undefined ? undefined : values[twin]
  const length =
    before === undefined
      ? facts.count(int, low, Math.max(low, Math.min(high, facts.sizes.length)))
      : lengthOf(before)
  const nodes = nodesOf.get(list)
  if (nodes) {
    const count = Number(values[nodes.count])
    return nodes.isTree && facts.hasTree
      ? treeEdges(int, slot, count, nodes.base)
      : edges(int, slot, count, nodes.base, facts)
  }
  const other = lists.find((one) => one < list && slots[one]?.kind === slot.kind)
  const earlier = other === undefined ? undefined : values[other]
  return listOf(int, slot, length, facts, earlier, values)
}

/** For each scalar that's a list's length or width, that list. */
function sizesAmong(known: Known, scalars: readonly number[], lists: readonly number[]) {
  const { slots, steps } = known
  const sizeOf = new Map<number, { list: number; isWidth: boolean }>()
  for (const at of scalars) {
    const { name } = slots[at] as Slot
    const step = steps?.findIndex(({ count, width }) => count === name || width === name) ?? -1
    const isCounted = steps !== undefined && step >= 0
    for (const list of lists) {
      if (isCounted && steps[list]?.count !== name && steps[list]?.width !== name) continue
      const isLength = always(known, (values) => values[at] === lengthOf(values[list]))
      const isWidth = always(known, (values) => values[at] === widthOf(values[list]))
      const isNamed =
        isCounted || /^(n|m|size|length|len|count|rows|cols|columns|h|w|r|c)$/i.test(name)
      if (!isNamed || !(isLength || isWidth)) continue
      sizeOf.set(at, { list, isWidth: !isLength })
      break
    }
  }
  return sizeOf
}

/** For each list of edges, the scalar that's its number of nodes, and the first node's number. */
function nodesAmong(known: Known, free: readonly number[], lists: readonly number[]) {
  const { slots } = known
  const nodesOf = new Map<number, { count: number; base: number; isTree: boolean }>()
  for (const list of lists) {
    const isRows = slots[list]?.kind === 'rows'
    if (!isRows || !always(known, (values) => [-1, 2, 3].includes(widthOf(values[list])))) continue
    const ends = (values: readonly unknown[]) =>
      (values[list] as number[][]).flatMap((row) => row.slice(0, 2))
    const isEdges = (count: number) =>
      always(known, (values) =>
        ends(values).every((node) => node >= 0 && node <= Number(values[count])),
      )
    const count = free.find(
      (at) =>
        /^(n|v|nodes|vertices|num\w*|cities|count|\w*count)$/i.test(slots[at]?.name ?? '') &&
        isEdges(at),
    )
    if (count === undefined) continue
    const isFromOne = always(known, (values) => ends(values).every((node) => node >= 1))
    const isTree = always(known, (values) => lengthOf(values[list]) === Number(values[count]) - 1)
    nodesOf.set(list, { count, base: isFromOne ? 1 : 0, isTree })
  }
  return nodesOf
}

/** For each scalar that's at most as large as a list is long, that list. */
function withinLists(known: Known, scalars: readonly number[], lists: readonly number[]) {
  const { slots } = known
  const withinOf = new Map<number, number>()
  const list = lists.find((one) => {
    const { kind } = slots[one] as Slot
    return isNumbers(kind) || kind === 'text' || kind === 'texts'
  })
  if (list === undefined) return withinOf
  for (const at of scalars) {
    const { name, values } = slots[at] as Slot
    if (!/^(k|m|d|w|x|size|window|len|groups?|parts?|days)$/i.test(name)) continue
    const isWithin = always(
      known,
      (all) => Number(all[at]) >= 1 && Number(all[at]) <= lengthOf(all[list]),
    )
    if (isWithin && values.low >= 1) withinOf.set(at, list)
  }
  return withinOf
}

/** For each list that's always as long as an earlier one, that one. */
function twinsAmong(known: Known, lists: readonly number[]) {
  const { slots, steps } = known
  const twinOf = new Map<number, number>()
  for (const [i, list] of lists.entries()) {
    const twin = lists
      .slice(0, i)
      .find((other) =>
        always(known, (values) => lengthOf(values[list]) === lengthOf(values[other])),
      )
    const isGiven = steps === undefined || steps[list]?.count === steps[twin ?? -1]?.count
    if (twin !== undefined && isGiven && slots[list]?.kind === slots[twin]?.kind)
      twinOf.set(list, twin)
  }
  return twinOf
}

/** A number, often one that the lists can make: an entry, the sum of two, or the sum of a part. */
function scalar(
  int: RandomInteger,
  { values, samples, kind }: Slot,
  lists: readonly unknown[],
  { sizes }: Facts,
): number {
  const { low, high } = values
  if (sizes.isFull && Number.isFinite(high)) return high
  const numbers = lists
    .filter((one) => Array.isArray(one))
    .flat(2)
    .filter((one): one is number => typeof one === 'number')
  const pick = () => numbers[int(0, numbers.length - 1)] ?? 0
  const largest = Math.max(...samples.map((sample) => Math.abs(Number(sample))))
  const top = Math.min(high, Math.max(low + 3, Math.min(30, 2 * largest)))
  const found =
    numbers.length === 0 || int(0, 2) === 0
      ? int(Math.max(low, -top), top)
      : int(0, 2) === 0
        ? pick()
        : int(0, 1) === 0
          ? pick() + pick()
          : numbers.slice(0, int(1, numbers.length)).reduce((sum, one) => sum + one, 0)
  const clipped = Math.min(high, Math.max(low, found))
  return kind === 'number' && int(0, 1) === 0 ? clipped + 0.5 : clipped
}

function listOf(
  int: RandomInteger,
  slot: Slot,
  length: number,
  facts: Facts,
  other: unknown,
  values: readonly unknown[],
): unknown {
  switch (slot.kind) {
    case 'text':
      return text(int, slot, length, facts, typeof other === 'string' ? other : undefined)
    case 'texts':
      return Array.from({ length }, () => {
        const samples = (slot.samples as string[][]).flat().map(String)
        const lengths = new Set(samples.map((one) => one.length))
        const count = lengths.size === 1 && samples.length > 1 ? [...lengths][0] : undefined
        const low = samples.includes('') ? 0 : 1
        return text(
          int,
          { ...slot, samples },
          count ?? int(low, 3),
          facts,
          undefined,
          count !== undefined,
        )
      })
    case 'bool':
      return int(0, 1) === 1
    case 'bools':
      return Array.from({ length }, () => int(0, 1) === 1)
    case 'levels':
      return levels(int, slot, facts)
    case 'rows':
      return rows(int, slot, length, facts, values)
    case 'grid':
      return grid(int, slot, facts)
    default:
      return numbers(int, slot, length, facts)
  }
}

const ascends = (list: readonly number[]) =>
  list.every((one, i) => i === 0 || (list[i - 1] as number) <= one)
const isUniqueList = (list: readonly unknown[]) => new Set(list).size === list.length

/** A window of values: narrow ones repeat values, wide ones don't. */
function window(int: RandomInteger, { values, samples }: Slot, { sizes }: Facts): Range {
  if (sizes.isFull) return { low: values.low, high: Math.min(values.high, 1_000_000_000) }
  const flat = samples.flat(3).map(Number)
  const largest = Math.max(...flat, 1)
  const width = int(0, 2) === 0 ? 2 : int(0, 1) === 0 ? 5 : Math.min(50, Math.max(9, largest))
  const low = values.low < 0 ? Math.max(values.low, -int(1, width)) : values.low
  return { low, high: Math.min(values.high, low + width) }
}

function numbers(int: RandomInteger, slot: Slot, length: number, facts: Facts): number[] {
  const samples = slot.samples as number[][]
  const isAlways = (holds: (list: number[]) => boolean) =>
    samples.some((list) => list.length > 1) && samples.every(holds)
  const all = samples.flat()
  const isUnique = facts.isDistinct && isAlways(isUniqueList)
  // Binary data stays binary.
  const isBinary = all.length > 3 && all.every((one) => one === 0 || one === 1)
  const { low, high } = isBinary ? { low: 0, high: 1 } : window(int, slot, facts)
  const isPermutation = (base: number) =>
    isAlways(
      (list) =>
        isUniqueList(list) &&
        Math.min(...list) === base &&
        Math.max(...list) === list.length - 1 + base,
    )
  const base = [0, 1].find(isPermutation)
  const repeated = multiplicityOf(samples)
  if (repeated !== undefined) {
    const values = [...new Set(Array.from({ length: int(1, 4) }, () => int(low, low + 9)))]
    return shuffled(
      int,
      values.flatMap((value, i) => Array<number>(i === 0 ? 1 : repeated).fill(value)),
    )
  }
  const listed = facts.listed.find((set) => all.length > 0 && all.every((one) => set.includes(one)))
  const entry = () => (listed ? (listed[int(0, listed.length - 1)] as number) : int(low, high))
  let list =
    base !== undefined && isUnique
      ? shuffled(
          int,
          Array.from({ length }, (_, i) => i + base),
        )
      : Array.from({ length }, entry)
  if (isUnique && base === undefined) list = [...new Set(list)]
  if (slot.kind === 'numbers') list = list.map((one) => (int(0, 2) === 0 ? one + 0.5 : one))
  const isUp = facts.isSorted && isAlways(ascends)
  const isDown = facts.isSorted && isAlways((one) => ascends(one.toReversed()))
  if (isUp || facts.isRotated) list.sort((a, b) => a - b)
  else if (isDown) list.sort((a, b) => b - a)
  if (facts.isRotated && list.length > 0) {
    const by = int(0, list.length - 1)
    list = [...list.slice(by), ...list.slice(0, by)]
  }
  return list
}

/**
 * The numbers of lists such as “5, 10, or 20”, which an entry can be. The expression also takes lists
 * without an “or”: it would read the rest of them anew from each of their numbers.
 */
const listedNumbers = (words: string): number[][] =>
  [...words.matchAll(/(?<![\d[(] ?)\$?\d+(?:, \$?\d+)+(,? or (?:a )?\$?\d+(?!\d| ?\]))?/g)]
    .filter(([, last]) => last !== undefined)
    .map(([list]) => (list.match(/\d+/g) ?? []).map(Number))

/** How often every value but one is there, if the same is true of all samples. */
function multiplicityOf(samples: readonly (readonly number[])[]): number | undefined {
  const counts = samples.map((list) => {
    const each = new Map<number, number>()
    for (const value of list) each.set(value, (each.get(value) ?? 0) + 1)
    return [...each.values()].sort((a, b) => a - b)
  })
  const times = Math.max(...counts.flat())
  const isOdd = (all: number[]) => all[0] === 1 && all.slice(1).every((count) => count === times)
  return times > 1 && counts.every(isOdd) ? times : undefined
}

function shuffled<Item>(int: RandomInteger, items: Item[]): Item[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = int(0, i)
    ;[items[i], items[j]] = [items[j] as Item, items[i] as Item]
  }
  return items
}

/** Symbols that stand alone or in quotes in the statement, and aren't part of its sentences. */
export function alphabetIn(statement: string): string[] {
  const listed =
    /\b(?:only|just|the) (?:the )?(?:characters?|symbols?|brackets?|letters?)((?:[\s,]|and|or|['"“”‘’`]|[^\w\s.]){2,60})/i.exec(
      statement,
    )
  const found = listed?.[1]?.match(/[()[\]{}<>|/*+#.@!?-]/g) ?? []
  return [...new Set(found)]
}

function text(
  int: RandomInteger,
  slot: Slot,
  length: number,
  facts: Facts,
  other?: string,
  isFixed = false,
): string {
  const samples = slot.samples.map(String)
  const letters = [...new Set([...samples.join(''), ...facts.alphabet])].filter(
    (one) => one !== ' ',
  )
  if (letters.length === 0) letters.push('a', 'b')
  const isPlain = letters.every((one) => /[a-z]/.test(one))
  const some = isPlain ? shuffled(int, [...letters]).slice(0, int(1, 4)) : letters
  const one = () => some[int(0, some.length - 1)] as string
  const make = (count: number) => Array.from({ length: count }, one).join('')
  if (samples.some((sample) => sample.includes(' '))) {
    return Array.from({ length: int(1, 4) }, () => make(int(1, 4))).join(' ')
  }
  if (isFixed) return make(length)
  if (other !== undefined && int(0, 1) === 0) {
    const from = int(0, other.length)
    const variants = [
      () => shuffled(int, [...other]).join(''),
      () => other.slice(from, int(from, other.length)),
      () => mutated(int, other, one),
      () => other,
    ]
    const made = (variants[int(0, variants.length - 1)] as () => string)()
    if (made.length >= slot.length.low) return made
  }
  const sample = samples[int(0, samples.length - 1)] ?? ''
  if (sample.length > 0 && sample.length <= 14 && int(0, 2) === 0) {
    const made = mutated(int, sample, one)
    if (made.length >= slot.length.low) return made
  }
  return make(length)
}

/** The text with one or two characters changed, removed, doubled, or swapped. */
function mutated(int: RandomInteger, given: string, letter: () => string): string {
  let text = given
  for (let i = int(1, 2); i > 0; i--) {
    const at = int(0, Math.max(0, text.length - 1))
    const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
    const made = [
      before + letter() + after,
      before + after,
      before + here + here + after,
      before + after + here,
    ]
    text = made[int(0, 3)] as string
  }
  return text
}

/** A random tree level by level, a search tree if the statement has one. */
function levels(int: RandomInteger, slot: Slot, facts: Facts): (number | null)[] {
  const { isSearchTree, sizes } = facts
  const count = facts.count(int, slot.length.low === 0 ? 0 : 1, sizes.length)
  const samples = slot.samples.map((one) => (one as unknown[]).filter((node) => node !== null))
  const { low, high } = window(int, { ...slot, samples }, facts)
  interface Node {
    value: number
    left?: Node
    right?: Node
  }
  let root: Node | undefined
  for (let i = 0; i < count; i++) {
    const node: Node = {
      value: isSearchTree
        ? int(low, sizes.isFull ? high : low + 30)
        : int(low, Math.max(low, high)),
    }
    if (!root) {
      root = node
      continue
    }
    for (let at = root; ; ) {
      if (isSearchTree && node.value === at.value) break
      const side = isSearchTree
        ? node.value < at.value
          ? 'left'
          : 'right'
        : int(0, 1)
          ? 'left'
          : 'right'
      const next = at[side]
      if (next) at = next
      else {
        at[side] = node
        break
      }
    }
  }
  const listed: (number | null)[] = []
  let level: (Node | undefined)[] = root ? [root] : []
  while (level.some(Boolean)) {
    for (const node of level) listed.push(node?.value ?? null)
    level = level.flatMap((node) => (node ? [node.left, node.right] : []))
  }
  while (listed.at(-1) === null) listed.pop()
  return listed
}

function edges(
  int: RandomInteger,
  slot: Slot,
  nodes: number,
  base: number,
  { sizes, count }: Facts,
): number[][] {
  const samples = (slot.samples as number[][][]).flat()
  const width = samples[0]?.length ?? 2
  const seen = new Set<string>()
  const weights = samples.map((row) => row[2] ?? 1)
  const allowsLoops = samples.some(([a, b]) => a === b)
  const most = sizes.isFull ? Math.min(slot.length.high, sizes.edges) : sizes.edges
  return Array.from({ length: count(int, 0, most) }, () => {
    const [a, b] = [int(base, nodes - 1 + base), int(base, nodes - 1 + base)]
    return width === 2 ? [a, b] : [a, b, int(Math.min(1, ...weights), Math.max(3, ...weights))]
  }).filter(([a = 0, b = 0]) => {
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`
    const isNew = !seen.has(key) && (a !== b || allowsLoops)
    seen.add(key)
    return isNew
  })
}

/** The edges of a random tree, in any order and direction. */
function treeEdges(int: RandomInteger, { samples }: Slot, nodes: number, base: number): number[][] {
  const weights = (samples as number[][][]).flat().map((row) => row[2])
  const names = shuffled(
    int,
    Array.from({ length: nodes }, (_, i) => i + base),
  )
  return shuffled(
    int,
    names.slice(1).map((name, i) => {
      const ends = shuffled(int, [name, names[int(0, i)] as number])
      return weights[0] === undefined
        ? ends
        : [...ends, int(1, Math.max(9, ...weights.map(Number)))]
    }),
  )
}

/** Whether a row may be two opposite corners: a row and a column each, the lower ones first. */
const isRectangle = (row: readonly number[]) =>
  row.length === 4 &&
  (row[0] as number) <= (row[2] as number) &&
  (row[1] as number) <= (row[3] as number)

/** Two opposite corners in the table, its rows and columns counted from 0 or 1. */
function rectangleIn(int: RandomInteger, table: readonly unknown[][], base: number): number[] {
  const [bottom, right] = [table.length - 1 + base, (table[0]?.length ?? 1) - 1 + base]
  const [top, left] = [int(base, bottom), int(base, right)]
  return [top, left, int(top, bottom), int(left, right)]
}

function rows(
  int: RandomInteger,
  slot: Slot,
  length: number,
  facts: Facts,
  values: readonly unknown[],
): number[][] {
  const samples = slot.samples as number[][][]
  const all = samples.flat()
  const isPairs = all.length > 0 && all.every((row) => row.length === 2)
  const isRising = isPairs && all.every(([a = 0, b = 0]) => a <= b)
  const list = values.find((value) => Array.isArray(value) && typeof value[0] === 'number')
  if (isRising && !/grid|matrix|board|mat$/i.test(slot.name)) {
    const isStrict = all.every(([a = 0, b = 0]) => a < b)
    const lowest = Math.max(0, slot.values.low)
    const isPlaces = Array.isArray(list)
    const top = isPlaces
      ? (list as unknown[]).length - 1
      : Math.min(slot.values.high, facts.sizes.isFull ? 1_000_000_000 : lowest + 12)
    let made = Array.from({ length }, () => {
      const start = int(lowest, Math.max(lowest, top))
      const end = start + int(isStrict ? 1 : 0, 4)
      return [start, isPlaces ? Math.min(end, top) : end]
    })
    const isSorted = facts.isSorted && samples.every((one) => ascends(one.map(([a = 0]) => a)))
    if (isSorted || facts.isDisjoint) made.sort((a, b) => (a[0] as number) - (b[0] as number))
    if (facts.isDisjoint)
      made = made.filter((one, i) => i === 0 || (made[i - 1]?.[1] as number) < (one[0] as number))
    return made
  }
  const table = values.find(
    (value): value is number[][] => Array.isArray(value) && Array.isArray(value[0]),
  )
  if (table && all.length > 0 && all.every(isRectangle)) {
    const base = all.flat().includes(0) ? 0 : 1
    return Array.from({ length }, () => rectangleIn(int, table, base))
  }
  const widths = new Set(samples.map((one) => one[0]?.length ?? 0))
  const isMatrix =
    widths.size > 1 ||
    /grid|matrix|board|mat$|cost/i.test(slot.name) ||
    (widths.values().next().value ?? 0) > 3
  const isSquare =
    facts.isSquare ||
    (isMatrix && samples.length > 1 && samples.every((one) => one.length === one[0]?.length))
  const { count, sizes } = facts
  const height = isMatrix ? count(int, 1, sizes.side) : length
  const width = isSquare ? height : isMatrix ? count(int, 1, sizes.side) : (all[0]?.length ?? 2)
  const cells = new Set(all.flat())
  const { low, high } =
    cells.size <= 2 && all.flat().length > 5
      ? { low: Math.min(...cells), high: Math.max(...cells) }
      : window(int, slot, facts)
  const made = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => int(low, high)),
  )
  const isSortedMatrix = facts.isSorted && isMatrix && samples.every((one) => one.every(ascends))
  if (!isSortedMatrix) return made
  const sorted = made.flat().sort((a, b) => a - b)
  return made.map((_, i) => sorted.slice(i * width, (i + 1) * width))
}

function grid(int: RandomInteger, slot: Slot, facts: Facts): string[] {
  const samples = (slot.samples as (string | unknown[])[][]).map((one) =>
    one.map((row) => (typeof row === 'string' ? row : row.join(''))),
  )
  const all = samples.map((one) => one.join(''))
  const cells = [...new Set(all.join(''))]
  const isMark = (cell: string) =>
    /[a-z@$]/i.test(cell) && all.every((one) => one.split(cell).length === 2)
  const marks = cells.filter(isMark)
  const others = cells.filter((cell) => !isMark(cell))
  if (others.length === 0) others.push('.')
  const isSquare = facts.isSquare && samples.every((one) => one.length === one[0]?.length)
  const { count, sizes } = facts
  const height = count(int, 1, sizes.side)
  const width = isSquare ? height : count(int, 1, sizes.side)
  // Half of the grids have few of the rarer cells, so that there's a way through them.
  const isOpen = int(0, 1) === 0
  const common = others.toSorted(
    (a, b) => all.join('').split(b).length - all.join('').split(a).length,
  )[0] as string
  const made = Array.from({ length: Math.max(height * width, marks.length) }, () =>
    isOpen && int(0, 3) > 0 ? common : (others[int(0, others.length - 1)] as string),
  )
  const spots = shuffled(
    int,
    made.map((_, i) => i),
  )
  for (const [i, mark] of marks.entries()) made[spots[i] as number] = mark
  const full =
    made.length % width === 0
      ? made
      : [...made, ...Array.from({ length: width - (made.length % width) }, () => common)]
  return Array.from({ length: full.length / width }, (_, i) =>
    full.slice(i * width, (i + 1) * width).join(''),
  )
}
