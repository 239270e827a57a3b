import type { Step } from './writing/writing.ts'

/** An input as the words of its lines, without empty lines. */
export type Lines = readonly (readonly string[])[]

interface WordLayout {
  steps: Step[]
  /** Whether the first line is the number of test cases. */
  repeated: boolean
  /** The values by step, for each test case of each input. */
  data: unknown[][][]
}

const maxLayouts = 10
const maxLineLayouts = 4
const maxSteps = 7
const maxCases = 200
/** How many layouts are tried, so that an odd input doesn't take long. */
const maxTries = 3_000

const isInt = (word: string | undefined) => word !== undefined && /^-?\d{1,17}$/.test(word)
const isNumber = (word: string | undefined) =>
  word !== undefined && /^-?\d{1,17}(?:\.\d+)?$/.test(word)

/** Ways to read all inputs, found by following the lines of the first one. */
export function wordLayouts(inputs: readonly Lines[]): WordLayout[] {
  const [first = []] = inputs
  if (first.length === 0 || first.length > 2_000) return []
  const [head] = first
  const cases = head?.length === 1 && isInt(head[0]) ? Number(head[0]) : 0
  const canRepeat = cases >= 1 && cases <= maxCases && first.length > 1
  return [
    ...layoutsFrom(inputs, { repeated: false, byLine: false }),
    ...(canRepeat ? layoutsFrom(inputs, { repeated: true, byLine: false }) : []),
    ...layoutsFrom(inputs, { repeated: false, byLine: true }),
    ...(canRepeat ? layoutsFrom(inputs, { repeated: true, byLine: true }) : []),
  ]
}

interface LayoutOptions {
  /** Whether the first line is the number of test cases. */
  repeated: boolean
  /** Whether to look only for layouts that read some lines whole. */
  byLine: boolean
}

function layoutsFrom(inputs: readonly Lines[], { repeated, byLine }: LayoutOptions): WordLayout[] {
  const [first = []] = inputs
  const cases = repeated ? Number(first[0]?.[0]) : 1
  const found: WordLayout[] = []
  let tries = 0
  extend({ lines: first, byLine }, repeated ? 1 : 0, [], new Map(), (steps, at) => {
    const isWhole = cases > 1 || at === first.length
    if (isWhole && byLine === steps.some(({ isLine }) => isLine)) {
      const data = inputs.map((lines) => readAll(steps, lines, repeated))
      if (data.every((cases) => cases !== undefined)) found.push({ steps, repeated, data })
    }
    return found.length < (byLine ? maxLineLayouts : maxLayouts) && ++tries < maxTries
  })
  return found
}

type Sizes = ReadonlyMap<string, number>

const scalarNames = ['n', 'm', 'k', 'q', 'p', 'r', 's']
const listNames = ['nums', 'others', 'more']

const nameFrom = (names: readonly string[], steps: readonly Step[]) =>
  names.find((name) => steps.every((step) => step.name !== name)) ?? `value${steps.length + 1}`

/** Tries every step that can come next, and reports each layout with the line where it ends. */
function extend(
  source: { lines: Lines; byLine: boolean },
  at: number,
  steps: Step[],
  sizes: Sizes,
  onLayout: (steps: Step[], at: number) => boolean,
): void {
  if (steps.length > 0 && !onLayout(steps, at)) return
  const { lines, byLine } = source
  const line = lines[at]
  if (!line || steps.length >= maxSteps) return
  const continueWith = (added: Step[], to: number, known = sizes) =>
    extend(source, to, [...steps, ...added], known, onLayout)

  if (byLine) {
    const kind = listKind(line)
    if (kind !== 'texts') {
      continueWith([{ name: nameFrom(listNames, steps), kind, isLine: true }], at + 1)
    } else {
      continueWith([{ name: nameFrom(textNames, steps), kind: 'text', isLine: true }], at + 1)
      continueWith([{ name: nameFrom(['words', ...textNames], steps), kind, isLine: true }], at + 1)
    }
  }
  for (const { name, value } of sizesOf(sizes)) {
    if (line.length === value && value > 0) {
      const kind = listKind(line)
      continueWith(
        [{ name: nameFrom(kind === 'texts' ? textNames : listNames, steps), kind, count: name }],
        at + 1,
      )
    }
    const block = lines.slice(at, at + value)
    if (value >= 1 && block.length === value) {
      for (const step of blockSteps(block, name, steps, sizes)) continueWith([step], at + value)
    }
  }
  if (line.length <= 4 && line.every(isNumber)) {
    const known = new Map(sizes)
    const added: Step[] = []
    for (const word of line) {
      const name = nameFrom(scalarNames, [...steps, ...added])
      const kind = !isInt(word) ? 'number' : Math.abs(Number(word)) < 2 ** 31 ? 'int' : 'long'
      added.push({ name, kind })
      known.set(name, Number(word))
    }
    continueWith(added, at + 1, known)
  } else if (line.length === 1) {
    continueWith([{ name: nameFrom(textNames, steps), kind: 'text' }], at + 1)
  } else if (line.length === 2 && line.some(isInt)) {
    // A text next to a number.
    const known = new Map(sizes)
    const added: Step[] = []
    for (const word of line) {
      const taken = [...steps, ...added]
      if (isInt(word)) {
        const name = nameFrom(scalarNames, taken)
        added.push({ name, kind: 'int' })
        known.set(name, Number(word))
      } else added.push({ name: nameFrom(textNames, taken), kind: 'text' })
    }
    continueWith(added, at + 1, known)
  } else if (line.length === 2) {
    const first: Step = { name: nameFrom(textNames, steps), kind: 'text' }
    continueWith([first, { name: nameFrom(textNames, [...steps, first]), kind: 'text' }], at + 1)
  }
  // A list behind its length.
  if (line.length >= 4 && isInt(line[0]) && Number(line[0]) === line.length - 1) {
    const [first, ...rest] = line
    const kind = listKind(rest)
    const count: Step = { name: nameFrom(scalarNames, steps), kind: 'int' }
    const name = nameFrom(kind === 'texts' ? textNames : listNames, steps)
    continueWith(
      [count, { name, kind, count: count.name }],
      at + 1,
      new Map([...sizes, [count.name, Number(first)]]),
    )
  }
}

const textNames = ['text', 'other', 'third']

/** Known sizes, the last one read first. Two may be equal only by coincidence in this input. */
const sizesOf = (sizes: Sizes): { name: string; value: number }[] =>
  [...sizes]
    .reverse()
    .flatMap(([name, value]) => (value < 0 || value > 2_000 ? [] : [{ name, value }]))

const listKind = (words: readonly string[]) =>
  words.every(isInt)
    ? words.every((word) => Math.abs(Number(word)) < 2 ** 31)
      ? 'ints'
      : 'longs'
    : words.every(isNumber)
      ? 'numbers'
      : 'texts'

/** The steps that could read a block of `count` lines. */
function blockSteps(block: Lines, count: string, steps: readonly Step[], sizes: Sizes): Step[] {
  const widths = new Set(block.map((line) => line.length))
  const [width = 0] = widths
  if (widths.size !== 1) return []
  const words = block.flat()
  const found: Step[] = []
  const isNumeric = words.every(isInt)
  const columns = [...sizes].find(([name, value]) => value === width && name !== count)?.[0]
  const isSquare = sizes.get(count) === width
  const widthName = width > 3 || columns !== undefined ? columns : isSquare ? count : undefined
  if (width === 1) {
    const lengths = new Set(words.map((word) => word.length))
    if (
      lengths.size === 1 &&
      words.every((word) => /^[\w.#*@+-]+$/.test(word)) &&
      block.length > 1
    ) {
      const isCells = !isNumeric || (words[0]?.length ?? 0) > 1
      if (isCells) found.push({ name: nameFrom(['grid'], steps), kind: 'grid', count })
    }
    const kind = listKind(words)
    found.push({
      name: nameFrom(kind === 'texts' ? ['words', ...textNames] : listNames, steps),
      kind,
      count,
    })
    return found
  }
  if (isNumeric) {
    const name = nameFrom(['rows', 'queries', 'moreRows'], steps)
    if (widthName !== undefined) found.push({ name, kind: 'rows', count, width: widthName })
    if (width <= 4) found.push({ name, kind: 'rows', count, width: String(width) })
  } else if (words.every((word) => /^\S$/.test(word)) && widthName !== undefined) {
    found.push({ name: nameFrom(['grid'], steps), kind: 'grid', count, width: widthName })
  } else if (width <= 4) {
    found.push({
      name: nameFrom(['records'], steps),
      kind: 'textRows',
      count,
      width: String(width),
    })
  }
  return found
}

/** The values of every test case; undefined unless the layout uses up exactly this input. */
function readAll(steps: readonly Step[], lines: Lines, repeated: boolean): unknown[][] | undefined {
  const reader = readerOf(lines)
  const cases = repeated ? Number(reader.next()) : 1
  if (!(cases >= 1 && cases <= maxCases)) return undefined
  const data: unknown[][] = []
  for (let i = 0; i < cases; i++) {
    const values = readOnce(steps, reader)
    if (!values) return undefined
    data.push(values)
  }
  return reader.isDone() ? data : undefined
}

interface Reader {
  next(): string | undefined
  /** The whole next line; undefined if some of its words were already read. */
  nextLine(): readonly string[] | undefined
  /** Whether the reader is at the start of a line with this many words. */
  isLineOf(count: number): boolean
  isDone(): boolean
}

function readerOf(lines: Lines): Reader {
  let row = 0
  let column = 0
  return {
    next() {
      const word = lines[row]?.[column++]
      if (column >= (lines[row]?.length ?? 0)) {
        row++
        column = 0
      }
      return word
    },
    nextLine: () => (column === 0 ? lines[row++] : undefined),
    isLineOf: (count) => column === 0 && (lines[row]?.length ?? 0) === count,
    isDone: () => row >= lines.length,
  }
}

function readOnce(steps: readonly Step[], reader: Reader): unknown[] | undefined {
  const sizes = new Map<string, number>()
  const values: unknown[] = []
  const sizeOf = (size: string | undefined) => sizes.get(size ?? '') ?? Number(size)
  const take = (kind: Step['kind']): unknown => {
    return asValue(kind, reader.next())
  }
  const asValue = (kind: Step['kind'], word: string | undefined): unknown => {
    if (word === undefined) throw new RangeError('the input ends too early')
    const isText = kind.startsWith('text') || kind === 'grid'
    if (isText) return word
    const fits = kind === 'number' || kind === 'numbers' ? isNumber(word) : isInt(word)
    if (!fits) throw new RangeError(`${word} is no number`)
    return Number(word)
  }
  try {
    for (const { name, kind, count, width, isLine } of steps) {
      if (isLine) {
        const line = reader.nextLine()
        if (!line) return undefined
        values.push(kind === 'text' ? line.join(' ') : line.map((word) => asValue(kind, word)))
        continue
      }
      if (count === undefined) {
        const value = take(kind)
        if (typeof value === 'number') sizes.set(name, value)
        values.push(value)
        continue
      }
      const length = sizeOf(count)
      if (!(length >= 0 && length <= 5_000)) return undefined
      const row = (size: number) => {
        if (!(size >= 0 && size <= 5_000)) throw new RangeError('too wide')
        return Array.from({ length: size }, () => take(kind))
      }
      if (width === undefined) values.push(row(length))
      else {
        const rows = Array.from({ length }, () => {
          // Words from two lines aren't one row, even if their number matches.
          if (!reader.isLineOf(sizeOf(width))) throw new RangeError('not a row')
          return row(sizeOf(width))
        })
        values.push(kind === 'grid' ? rows.map((cells) => cells.join('')) : rows)
      }
    }
    return values
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
