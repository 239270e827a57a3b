import type { Derivation, Kind, Param } from './family.ts'
import type { Layout, Slot } from './layouts.ts'
import type { Stated } from './numbers.ts'
import type { Program } from './programs.ts'
import type { Argument, Reading, Step, Value } from './writing/writing.ts'

/** A way to build a program's arguments from a layout's values. */
export interface Binding {
  reading: Reading
  /** The arguments for one test case's values. */
  argumentsOf: (values: readonly unknown[]) => unknown[]
  /** Values of the input that the program does not use. */
  unused: string[]
  /** How many parameters share their name, or an alias, with the value they get. */
  namedAlike: number
  /** Whether it takes 1 from a place that's counted from 1. */
  countsFromOne: boolean
  /** Whether it puts in a place to start from, which isn't in the input. */
  addsStart: boolean
  /** Whether a list's length stands in for a number that the input doesn't have. */
  takesLength?: boolean
  /** How many arguments are converted from a different form in the statement. */
  remade: number
  /** How the program's question is turned around, and its answer with it (see `adaptations.ts`). */
  adapted?: { does: string; answer?: Derivation }
}

/**
 * A value that a parameter can take. It comes from one slot, from two, or from none for a constant.
 */
interface Offer {
  slots: readonly number[]
  kind: Kind
  as?: Exclude<
    NonNullable<Argument['as']>,
    | 'recoded'
    | 'edgesMinusOne'
    | 'edgesReversed'
    | 'edgesReversedMinusOne'
    | 'backward'
    | 'lowered'
    | 'negated'
    | 'ranked'
    | 'later'
  >
  /** The column, or the constant's value. */
  index?: number
  /** A list of numbers that the statement fixes. */
  list?: readonly number[]
}

const maxBindings = 12

/** Ways to assign values to all parameters, the likeliest first. */
export function bindingsOf(
  program: Program,
  layout: Layout,
  stated: Stated = { numbers: [], lists: [] },
): Binding[] {
  if (layout.form === 'calls') return callBindings(program, layout)
  if (program.class) return []
  const found: { offers: Offer[]; cost: number }[] = []
  const assign = (at: number, offers: Offer[], cost: number) => {
    if (found.length >= 60) return
    const param = program.params[at]
    if (!param) {
      found.push({ offers, cost })
      return
    }
    for (const offer of [
      ...offersFor(param, layout.slots),
      ...statedFor(param, layout, stated, program.params),
    ]) {
      if (isTaken(offer, offers)) continue
      assign(at + 1, [...offers, offer], cost + costOf(offer, param, layout.slots))
    }
  }
  assign(0, [], 0)
  const bindings = found
    .filter(({ offers }) => !dropsData(offers, layout))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, maxBindings)
    .map(({ offers }) => bindingFor(program, layout, offers))
  return bindings.flatMap((binding) => {
    const [lowered, ...others] = withGraphChanges(program, layout, binding)
    const [first, second] =
      lowered && countsNodesFromOne(program, layout, lowered)
        ? [lowered, binding]
        : [binding, lowered]
    return [first, ...(second ? [second] : []), ...others, ...withCodes(program, layout, binding)]
  })
}

/**
 * Whether only a part of a value is used: the length of a list that isn't, or a column without the
 * others. Such a program may be right for a few examples, but not for the question.
 */
const dropsData = (offers: readonly Offer[], { data }: Layout): boolean =>
  offers.some(({ as, slots: [slot = 0] }) => {
    const sameSlot = offers.filter(({ slots }) => slots.includes(slot))
    if (as === 'length') return sameSlot.every((other) => other.as === 'length')
    if (as !== 'column') return false
    const columns = new Set(sameSlot.map(({ index }) => index))
    const rows = data.flat().flatMap((values) => values[slot] as unknown[][])
    return rows.some((row) => row.length > columns.size)
  })

/**
 * Whether a value is used already. Lengths and last indexes never conflict; two columns conflict only if they're
 * the same one.
 */
const isTaken = ({ slots, as, index }: Offer, offers: readonly Offer[]) =>
  as !== 'length' &&
  as !== 'minusOne' &&
  offers
    .filter((other) => slots.some((slot) => other.slots.includes(slot)))
    .some((other) =>
      as === 'column' && other.as === 'column'
        ? index === other.index
        : other.as !== 'length' && other.as !== 'minusOne',
    )

const isStart = /^(source|src|start|from|begin|root|s)$/i
const isEnd = /^(target|goal|dest|destination|end|to|t|sink)$/i

/** A list’s length may be meant by these. For any other number, it would only be right by coincidence. */
const mayBeLength = /^(?:n|m|size|count|length)$/

/** Every value in the input that fits the parameter. */
function offersFor({ kind, name }: Param, slots: readonly Slot[]): Offer[] {
  const offers: Offer[] = []
  // “From city 1 to city n” appears only in the text, not in the input.
  if (kind === 'int' && isStart.test(name)) {
    offers.push({ slots: [], kind: 'int', as: 'constant', index: 0 })
  }
  slots.forEach(({ kinds }, slot) => {
    if (kinds.includes(kind)) offers.push({ slots: [slot], kind })
  })
  const isPlain = offers.some(({ as }) => as === undefined)
  slots.forEach(({ kinds }, slot) => {
    const isRows = kinds.includes('rows')
    if (kind === 'ints' && isRows && !isPlain) {
      for (const index of [0, 1, 2])
        offers.push({ slots: [slot], kind: 'rows', as: 'column', index })
    }
    if (kind === 'text' && kinds.includes('texts') && !isPlain) {
      offers.push({ slots: [slot], kind: 'texts', as: 'joined' })
    }
    if (kind === 'texts' && !isPlain && kinds.includes('text')) {
      offers.push({ slots: [slot], kind: 'text', as: 'splitAtBlanks' })
      offers.push({ slots: [slot], kind: 'text', as: 'characters' })
    }
    if (kind === 'int' && isEnd.test(name) && kinds.includes('int')) {
      offers.push({ slots: [slot], kind: 'int', as: 'minusOne' })
    }
    const isLength = kind === 'int' && !isPlain && mayBeLength.test(name)
    if (isLength && (kinds.includes('ints') || kinds.includes('texts'))) {
      const list = kinds.includes('ints') ? 'ints' : 'texts'
      offers.push({ slots: [slot], kind: list, as: 'length' })
    }
    if (kind === 'rows' && !isPlain && kinds.includes('ints')) {
      slots.forEach((other, second) => {
        if (second !== slot && other.kinds.includes('ints')) {
          offers.push({ slots: [slot, second], kind: 'ints', as: 'pairedWith' })
        }
      })
    }
  })
  return offers
}

const scalars = ['int', 'long']

/** Numbers that the statement's text fixes, if its input has too few for the program. */
function statedFor(
  { kind }: Param,
  { slots }: Layout,
  { numbers, lists }: Stated,
  params: readonly Param[],
): Offer[] {
  const given = slots.filter(({ isCount }) => !isCount).map(({ kinds }) => kinds)
  const isNumber = scalars.includes(kind)
  const wanted = params.filter((param) => (isNumber ? scalars : [kind]).includes(param.kind))
  const isEnough = given.filter((kinds) => kinds.includes(kind)).length >= wanted.length
  if (isEnough) return []
  if (isNumber) return numbers.map((index) => ({ slots: [], kind, as: 'constant', index }))
  return kind === 'ints' ? lists.map((list) => ({ slots: [], kind, as: 'constant', list })) : []
}

const isStated = ({ as, index, list }: Offer) => as === 'constant' && (index !== 0 || !!list)

const isNamed = ({ name, aliases = [] }: Param, slot: Slot | undefined) => {
  const given = slot?.name.toLowerCase() ?? ''
  return given === name.toLowerCase() || aliases.includes(given)
}

function costOf(offer: Offer, param: Param, slots: readonly Slot[]): number {
  if (offer.as === 'constant') return isStated(offer) ? 2.5 : 3
  const [first = 0] = offer.slots
  const slot = slots[first]
  if (isNamed(param, slot) && !offer.as) return 0
  const place = slot?.kinds.indexOf(offer.kind) ?? 0
  // A parameter rarely means a count of what follows, unless it's named like one.
  return 1 + first * 0.01 + place * 0.2 + (offer.as ? 2 : 0) + (slot?.isCount ? 1.5 : 0)
}

const sizeName = /^(?:n|m|size|length|count|len)$/i

function bindingFor(
  program: Program,
  layout: Exclude<Layout, { form: 'calls' }>,
  offers: readonly Offer[],
): Binding {
  const names = safeNames(layout.slots.map(({ name }) => name))
  const nameAt = (slot: number | undefined) => names[slot ?? -1] ?? ''
  const args = offers.map(({ slots: [first, second], as, index, list }): Argument => {
    const from = nameAt(first)
    if (as === 'column') return { from, as, index: index ?? 0 }
    if (as === 'constant') return { from: '', as, value: list ?? index ?? 0 }
    if (as === 'pairedWith') return { from, as, other: nameAt(second) }
    return as ? { from, as } : { from }
  })
  // A count stays an integer, whatever else it is used for.
  const kindAt = (slot: number): Kind => (layout.slots[slot]?.isCount ? 'int' : kindOfOffer(slot))
  const kindOfOffer = (slot: number): Kind =>
    offers.find(({ slots }) => slots.includes(slot))?.kind ?? layout.slots[slot]?.kinds[0] ?? 'text'
  const used = new Set(offers.flatMap(({ slots }) => slots))
  // A size need not be used, unless the program takes another number for one.
  const takesOtherSize = offers.some(
    ({ slots: [slot], as }, i) =>
      as === undefined &&
      sizeName.test(program.params[i]?.name ?? '') &&
      !sizeName.test(layout.slots[slot ?? -1]?.name ?? ''),
  )
  const fixed = offers.filter(isStated).map(({ list, index }) => list?.join(', ') ?? `${index}`)
  return {
    reading: readingFor(layout, names, kindAt, args),
    argumentsOf: (values) => offers.map((offer) => argumentFrom(offer, values)),
    unused: layout.slots
      .filter(({ isCount }, slot) => !used.has(slot) && !isCount)
      .map(({ name }) => name)
      .filter((name) => takesOtherSize || !sizeName.test(name))
      .filter(
        (name) =>
          !isSize(
            layout.slots.findIndex((slot) => slot.name === name),
            layout,
          ),
      ),
    countsFromOne: offers.some(({ as }) => as === 'minusOne'),
    addsStart: offers.some((offer) => offer.as === 'constant' && !isStated(offer)),
    takesLength: offers.some(({ as }) => as === 'length'),
    remade: offers.filter(({ as }) => as !== undefined && as !== 'length').length,
    namedAlike: offers.filter(({ slots: [first = -1] }, i) => {
      const param = program.params[i]
      return param && isNamed(param, layout.slots[first])
    }).length,
    ...(fixed.length > 0 && { adapted: { does: `with ${fixed.join(' and ')}` } }),
  }
}

/** Whether a value only gives the length or the width of another one. */
function isSize(slot: number, { data }: Layout): boolean {
  const sizesOf = (value: unknown) =>
    Array.isArray(value) || typeof value === 'string'
      ? [value.length, (value[0] as { length?: number } | undefined)?.length]
      : []
  return data
    .flat()
    .every((values) => values.some((value) => sizesOf(value).includes(values[slot] as number)))
}

function readingFor(
  layout: Exclude<Layout, { form: 'calls' }>,
  names: readonly string[],
  kindAt: (slot: number) => Kind,
  args: readonly Argument[],
): Reading {
  const nameAt = (slot: number) => names[slot] ?? ''
  if (layout.form === 'values') {
    const values = layout.slots.map(
      (_, slot): Value => ({ name: nameAt(slot), kind: kindAt(slot) }),
    )
    return { form: 'values', separator: layout.separator, values, args }
  }
  const renamed = (name: string | undefined) => {
    const slot = layout.steps.findIndex((step) => step.name === name)
    return slot < 0 ? name : nameAt(slot)
  }
  const steps = layout.steps.map((step, slot): Step => {
    const { count, width, isLine } = step
    return {
      name: nameAt(slot),
      kind: kindAt(slot),
      ...(count !== undefined && { count: renamed(count) }),
      ...(width !== undefined && { width: renamed(width) }),
      ...(isLine && { isLine }),
    } as Step
  })
  return { form: 'words', repeated: layout.repeated, steps, args }
}

/** Builds one argument's value. The generated programs do the same in each language. */
function argumentFrom(
  { slots: [first = 0, second = 0], kind, as, index = 0, list }: Offer,
  values: readonly unknown[],
) {
  if (as === 'constant') return list ?? index
  const value = asKind(values[first], kind)
  const rows = value as number[][]
  if (as === 'minusOne') return Number(value) - 1
  if (as === 'characters') return [...String(value)]
  if (as === 'splitAtBlanks') return String(value).trim().split(/\s+/)
  if (as === 'column') return rows.map((row) => row[index])
  if (as === 'joined') return (value as string[]).join('')
  if (as === 'length') return (value as unknown[]).length
  if (as === 'pairedWith') {
    const others = values[second] as number[]
    return (value as number[]).map((one, i) => [one, others[i]])
  }
  return value
}

function asKind(value: unknown, kind: Kind): unknown {
  if (kind === 'text') return String(value)
  if (kind === 'texts') return (value as unknown[]).map(String)
  if (kind === 'grid') {
    return (value as (string | unknown[])[]).map((row) =>
      typeof row === 'string' ? row : Array.isArray(row) ? row.join('') : String(row),
    )
  }
  return value
}

const isGraph = ({ params }: Program) =>
  params.some(({ kind, name }) => kind === 'rows' && !/grid|matrix|interval|board/i.test(name)) &&
  params.some(({ kind }) => kind === 'int')

/**
 * Whether nodes count from 1 although small examples don't show it: the input of a contest has no
 * node 0 in any of its edges.
 */
const countsNodesFromOne = ({ params }: Program, { form }: Layout, { reading }: Binding): boolean =>
  form === 'words' &&
  params.some(
    ({ kind, name }) => kind === 'rows' && /^(?:edges|links|roads|connections)$/.test(name),
  ) &&
  reading.form !== 'calls' &&
  reading.args.some(({ as }) => as === 'edgesMinusOne')

/** Adds bindings for edges numbered from 1 or listed in the opposite direction. */
function withGraphChanges(program: Program, layout: Layout, binding: Binding): Binding[] {
  if (!isGraph(program) || binding.reading.form === 'calls') return []
  const edges = program.params.findIndex(({ kind }) => kind === 'rows')
  const samples = layout.data.flat().map((values) => binding.argumentsOf(values))
  const nodes = samples.flatMap((args) =>
    (args[edges] as number[][]).flatMap((edge) => edge.slice(0, 2)),
  )
  const count = Math.max(...samples.map((args) => Number(args.find(Number.isInteger) ?? 0)))
  const isFromOne = nodes.length > 0 && Math.min(...nodes) >= 1 && Math.max(...nodes) <= count
  // The first integer is the number of nodes; the others are nodes.
  const firstInt = program.params.findIndex(({ kind }) => kind === 'int')
  const isNode = program.params.map(
    ({ kind, name }, i) =>
      kind === 'int' &&
      i !== firstInt &&
      !/^k$|budget|stops|limit|target(Time|Cost)|max/i.test(name),
  )
  const lowered = changed(
    binding,
    (arg, i) =>
      i === edges ? { ...arg, as: 'edgesMinusOne' } : isNode[i] ? { ...arg, as: 'minusOne' } : arg,
    (value, i) =>
      i === edges
        ? (value as number[][]).map(([a = 0, b = 0, ...rest]) => [a - 1, b - 1, ...rest])
        : isNode[i]
          ? Number(value) - 1
          : value,
  )
  const swap = (rows: unknown) =>
    (rows as number[][]).map(([a = 0, b = 0, ...rest]) => [b, a, ...rest])
  const turned = changed(
    binding,
    (arg, i) => (i === edges ? { ...arg, as: 'edgesReversed' } : arg),
    (value, i) => (i === edges ? swap(value) : value),
  )
  if (!isFromOne || lowered.reading.form === 'calls') return [turned]
  const both: Binding = {
    ...lowered,
    reading: {
      ...lowered.reading,
      args: lowered.reading.args.map((arg) =>
        arg.as === 'edgesMinusOne' ? { from: arg.from, as: 'edgesReversedMinusOne' } : arg,
      ),
    },
    argumentsOf: (values) =>
      lowered.argumentsOf(values).map((value, i) => (i === edges ? swap(value) : value)),
  }
  return [lowered, turned, both]
}

/** The usual roles of grid cells, each with the characters that stand for it. */
const cellRoles = ['#Xx*1W@', '.0_-o', 'SsA', 'EeTGBDF']

/** The characters in the grids of the program's own cases. */
const cellsOfCases = ({ cases }: Program) =>
  new Set(
    cases.flatMap(({ input }) =>
      (input.match(/"[^"]*"/g) ?? []).join('').replaceAll('"', '').split(''),
    ),
  )

/** Adds bindings that convert a grid to the characters the program knows. */
function withCodes(program: Program, layout: Layout, binding: Binding): Binding[] {
  const at = program.params.findIndex(({ kind }) => kind === 'grid')
  if (at < 0 || binding.reading.form === 'calls') return []
  const grids = layout.data.flat().map((values) => binding.argumentsOf(values)[at] as string[])
  const cells = [...new Set(grids.flatMap((grid) => grid.flatMap((row) => [...row])))]
  if (cells.some((cell) => /['"\\`\s]/.test(cell))) return []
  const known = [...cellsOfCases(program)]
  // Two letters that every grid has once are where to start and where to go, whatever they are.
  const ends = cells.filter(
    (cell) => /[a-z]/i.test(cell) && grids.every((grid) => grid.join('').split(cell).length === 2),
  )
  const [from = '', to = ''] = ends
  const areEnds = ends.length === 2 && known.includes('S') && known.includes('E')
  const others = areEnds ? cells.filter((cell) => !ends.includes(cell)) : cells
  const found = codesFor(others, known)
  const all: Codes[] = areEnds
    ? (found.length > 0 ? found : [[]]).map((codes) => [...codes, [from, 'S'], [to, 'E']])
    : found
  return all.map((codes) => {
    const map = new Map(codes)
    const recode = (row: string) => [...row].map((cell) => map.get(cell) ?? cell).join('')
    return changed(
      binding,
      (arg, i) => (i === at ? { ...arg, as: 'recoded', codes } : arg),
      (value, i) => (i === at ? (value as string[]).map(recode) : value),
    )
  })
}

type Codes = (readonly [from: string, to: string])[]

function codesFor(cells: readonly string[], known: readonly string[]): Codes[] {
  if (known.length === 2 && cells.length <= 2) {
    const [a = '', b = ''] = known
    const [one = '', other] = cells
    const both = (x: string, y: string): Codes => [
      [one, x],
      ...(other === undefined ? [] : [[other, y] as const]),
    ]
    return [both(a, b), both(b, a)].filter((codes) => codes.some(([from, to]) => from !== to))
  }
  const codes = cells
    .filter((cell) => !known.includes(cell))
    .flatMap((cell): Codes => {
      const role = cellRoles.find((all) => all.includes(cell)) ?? ''
      const to = known.find((one) => role.includes(one))
      return to === undefined ? [] : [[cell, to]]
    })
  return codes.length > 0 && codes.length <= 5 ? [codes] : []
}

export function changed(
  binding: Binding,
  change: (arg: { from: string }, at: number) => Argument,
  apply: (value: unknown, at: number) => unknown,
): Binding {
  const { reading, argumentsOf } = binding
  if (reading.form === 'calls') return binding
  const args = reading.args.map((arg, at) =>
    arg.as === undefined ? change({ from: arg.from }, at) : arg,
  )
  return {
    ...binding,
    reading: { ...reading, args },
    argumentsOf: (values) =>
      argumentsOf(values).map((value, at) =>
        reading.args[at]?.as === undefined ? apply(value, at) : value,
      ),
  }
}

/** Maps method names in the statement's calls to the methods of the class. */
function callBindings(program: Program, layout: Extract<Layout, { form: 'calls' }>): Binding[] {
  const { class: designed } = program
  if (!designed) return []
  const isLists = layout.layout === 'lists'
  const calls = new Map<string, number>()
  let constructed: string | undefined
  for (const [values = []] of layout.data) {
    const [names, args] = (isLists ? values : values.slice(1)) as [string[], unknown[][]]
    names.forEach((name, i) => {
      if (isLists && i === 0) constructed = name
      else calls.set(name, args[i]?.length ?? 0)
    })
  }
  const methods: Record<string, string> = {}
  for (const [name, count] of calls) {
    const lower = name.replaceAll('_', '').toLowerCase()
    const free = designed.methods.filter((method) => methods[method.name] === undefined)
    const fitting = free.filter(({ params }) => params.length === count)
    const method =
      fitting.find((one) => one.name.toLowerCase() === lower) ??
      fitting.find(({ aliases = [] }) => aliases.includes(lower)) ??
      fitting.find((one) => lower.includes(one.name.toLowerCase()))
    if (!method) return []
    methods[method.name] = name
  }
  const reading: Reading = {
    form: 'calls',
    layout: layout.layout,
    ...(constructed !== undefined && { constructorName: constructed }),
    methods,
  }
  const namedAlike = Object.keys(methods).length
  return [
    {
      reading,
      argumentsOf: (values) => [...values],
      unused: [],
      namedAlike,
      countsFromOne: false,
      addsStart: false,
      remade: 0,
    },
  ]
}

/** How the program reads its own test cases. */
export function ownReading({ params, class: designed }: Program): Reading {
  if (designed) {
    return {
      form: 'calls',
      layout: 'lists',
      constructorName: designed.name,
      methods: Object.fromEntries(designed.methods.map(({ name }) => [name, name])),
    }
  }
  const names = safeNames(params.map(({ name }) => name))
  const values = params.map(({ kind }, i): Value => ({ name: names[i] ?? '', kind }))
  return { form: 'values', separator: 'names', values, args: names.map((from) => ({ from })) }
}

/** Words that one of the languages, or the code around `solve`, already uses. */
const reserved = new Set(
  `abs abstract and answers args as assert async at auto await bool boolean break byte case catch char class
  column const continue def default del delete do double elif else end entry enum except export extends
  false final finally float for from function global goto given if implements import in index input
  inside instanceof int interface is joined lambda left len let line lines list lists long main map max
  min minus_one name names namespace native new next nextline next_line none nonlocal not null object or out package paired
  part parts pass pending position print private program protected public raise range read_values readvalues
  register rest result results return reversed row set short show signed sizeof solution solve split
  static std str string struct super switch synchronized template text_of this throw throws tokens
  transient true try typedef typeof union unsigned using value var virtual void volatile while with
  yield`.split(/\s+/),
)

/** Makes names unique and legal in every language. */
function safeNames(names: readonly string[]): string[] {
  const used = new Set<string>()
  return names.map((name) => {
    let safe = name.replace(/^_+/, '').replace(/^[A-Z]+/, (start) => start.toLowerCase()) || 'value'
    while (reserved.has(safe.toLowerCase()) || used.has(safe.toLowerCase())) safe += 'Value'
    used.add(safe.toLowerCase())
    return safe
  })
}
