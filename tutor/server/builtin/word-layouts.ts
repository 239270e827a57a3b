import { isInt, isNumber, type Lines, maxCases, readInput } from './word-input.ts'
import type { Step } from './writing/writing.ts'

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
/** Longer inputs, in lines, and larger sizes aren't looked at. */
const maxSize = 2_000
/** How many layouts are tried, so that an odd input doesn't take long. */
const maxTries = 3_000

const scalarNames = ['n', 'm', 'k', 'q', 'p', 'r', 's']
const listNames = ['nums', 'others', 'more']
const textNames = ['text', 'other', 'third']
const textListNames = ['words', ...textNames]

/** Ways to read all inputs, found by following the lines of the first one. */
export function wordLayouts(inputs: readonly Lines[]): WordLayout[] {
  const [first = []] = inputs
  if (first.length === 0 || first.length > maxSize) return []
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
  extend(
    { steps: [], at: repeated ? 1 : 0, sizes: new Map() },
    { lines: first, byLine },
    (path) => {
      // The steps read one test case. `readInput` checks that they read the others, too.
      const isWhole = cases > 1 || path.at === first.length
      if (isWhole && byLine === path.steps.some(({ isLine }) => isLine)) {
        const data = inputs.map((lines) => readInput(path.steps, lines, repeated))
        if (data.every((read) => read !== undefined))
          found.push({ steps: path.steps, repeated, data })
      }
      return found.length < (byLine ? maxLineLayouts : maxLayouts) && ++tries < maxTries
    },
  )
  return found
}

type Sizes = ReadonlyMap<string, number>

/** The steps so far, the index of the line after them, and the numbers that they read. */
interface Path {
  steps: Step[]
  at: number
  sizes: Sizes
}

interface Source {
  lines: Lines
  byLine: boolean
}

/** Reports a path and those that continue it, unless `onPath` returns false for it. */
function extend(path: Path, source: Source, onPath: (path: Path) => boolean): void {
  const { steps, at, sizes } = path
  if (steps.length > 0 && !onPath(path)) return
  const line = source.lines[at]
  if (!line || steps.length >= maxSteps) return
  for (const { added, lineCount } of nextSteps(line, path, source)) {
    const next = {
      steps: [...steps, ...added],
      at: at + lineCount,
      sizes: new Map([...sizes, ...sizesIn(line, added)]),
    }
    extend(next, source, onPath)
  }
}

/** The numbers that steps read from a line. */
const sizesIn = (line: readonly string[], steps: readonly Step[]): [string, number][] =>
  steps.flatMap(({ name, kind, count, isLine }, i) =>
    count !== undefined || isLine || kind === 'text' ? [] : [[name, Number(line[i])]],
  )

/** Every way to read the next line, or a block of lines that begins with it. */
function* nextSteps(
  line: readonly string[],
  { steps, at, sizes }: Path,
  { lines, byLine }: Source,
): Generator<{ added: Step[]; lineCount: number }> {
  if (byLine) for (const step of lineSteps(line, steps)) yield { added: [step], lineCount: 1 }
  for (const [name, size] of likeliestFirst(sizes, line)) {
    if (size < 1 || size > maxSize) continue
    if (line.length === size) yield { added: [listStep(line, name, steps)], lineCount: 1 }
    const block = lines.slice(at, at + size)
    if (block.length !== size) continue
    for (const step of blockSteps(block, name, steps, sizes))
      yield { added: [step], lineCount: size }
  }
  yield* treeSteps(lines.slice(at), steps, sizes)
  for (const added of [singleSteps(line, steps), listBehindLength(line, steps)])
    if (added.length > 0) yield { added, lineCount: 1 }
}

/** A tree of n nodes has n - 1 edges: the rest of the input, if no other number counts its lines. */
function* treeSteps(rest: Lines, steps: readonly Step[], sizes: Sizes) {
  const [nodes] = [...sizes].find(([, size]) => size === rest.length + 1) ?? []
  const isCounted = [...sizes.values()].includes(rest.length)
  if (nodes === undefined || isCounted || rest.length < 2 || (rest[0]?.length ?? 0) < 2) return
  for (const step of blockSteps(rest, `${nodes} - 1`, steps, new Map()))
    if (step.kind === 'rows') yield { added: [step], lineCount: rest.length }
}

/**
 * The last size read first: two may be equal only by coincidence in this input. But of two for a
 * square block, the first counts its rows.
 */
function likeliestFirst(sizes: Sizes, line: readonly string[]): [string, number][] {
  const order = [...sizes].reverse()
  const width = line.length === 1 ? line[0]?.length : line.length
  for (const [i, last] of order.entries()) {
    const before = order[i + 1]
    if (!before || before[1] !== last[1] || last[1] !== width) continue
    order.splice(i, 2, before, last)
    break
  }
  return order
}

/** The line as a whole: a list without a count, or a text. */
function lineSteps(line: readonly string[], steps: readonly Step[]): Step[] {
  const kind = listKind(line)
  if (kind !== 'texts') return [{ name: nameFrom(listNames, steps), kind, isLine: true }]
  return [
    { name: nameFrom(textNames, steps), kind: 'text', isLine: true },
    { name: nameFrom(textListNames, steps), kind, isLine: true },
  ]
}

/** Each word as a value: up to four numbers, or up to two texts and numbers. */
function singleSteps(line: readonly string[], steps: readonly Step[]): Step[] {
  const isNumeric = line.every(isNumber)
  if (line.length > (isNumeric ? 4 : 2)) return []
  const added: Step[] = []
  for (const word of line) {
    const kind = isNumeric ? numberKind(word) : isInt(word) ? 'int' : 'text'
    const names = kind === 'text' ? textNames : scalarNames
    added.push({ name: nameFrom(names, [...steps, ...added]), kind })
  }
  return added
}

function listBehindLength(line: readonly string[], steps: readonly Step[]): Step[] {
  const [length, ...entries] = line
  if (line.length < 4 || !isInt(length) || Number(length) !== entries.length) return []
  const count: Step = { name: nameFrom(scalarNames, steps), kind: 'int' }
  return [count, listStep(entries, count.name, steps)]
}

/** The steps that could read a block of `count` lines. */
function blockSteps(block: Lines, count: string, steps: readonly Step[], sizes: Sizes): Step[] {
  const width = block[0]?.length ?? 0
  if (block.some((line) => line.length !== width)) return []
  if (width === 1) return columnSteps(block.flat(), count, steps)
  const columns = widthAmong([...sizes], count, width)
  const isSquare = block.length === width
  return tableSteps(block, count, columns ?? (isSquare ? count : undefined), steps)
}

/** The size that a block's width is: the one behind its count, or the last one read. */
function widthAmong(sizes: readonly [string, number][], count: string, width: number) {
  const isWidth = ([name, size]: [string, number]) => size === width && name !== count
  const next = sizes[sizes.findIndex(([name]) => name === count) + 1]
  return (next && isWidth(next) ? next : sizes.findLast(isWidth))?.[0]
}

/** A grid with one row a word, or a list with one entry a line. */
function columnSteps(words: readonly string[], count: string, steps: readonly Step[]): Step[] {
  const [first = ''] = words
  const isGrid =
    words.length > 1 &&
    words.every((word) => word.length === first.length && /^[\w.#*@+-]+$/.test(word)) &&
    (first.length > 1 || !words.every(isInt))
  const list = listStep(words, count, steps, textListNames)
  return isGrid ? [{ name: nameFrom(['grid'], steps), kind: 'grid', count }, list] : [list]
}

/** Rows of several words, whose number may be the size called `columns`. */
function tableSteps(
  rows: Lines,
  count: string,
  columns: string | undefined,
  steps: readonly Step[],
): Step[] {
  const words = rows.flat()
  const width = rows[0]?.length ?? 0
  const fixedWidths = width <= 4 ? [String(width)] : []
  if (words.every(isInt)) {
    const name = nameFrom(['rows', 'queries', 'moreRows'], steps)
    const widths = columns === undefined ? fixedWidths : [columns, ...fixedWidths]
    return widths.map((each) => ({ name, kind: 'rows', count, width: each }))
  }
  if (columns !== undefined && words.every((word) => /^\S$/.test(word)))
    return [{ name: nameFrom(['grid'], steps), kind: 'grid', count, width: columns }]
  const name = nameFrom(['records'], steps)
  return fixedWidths.map((each) => ({ name, kind: 'textRows', count, width: each }))
}

function listStep(
  words: readonly string[],
  count: string,
  steps: readonly Step[],
  namesOfTexts = textNames,
): Step {
  const kind = listKind(words)
  return { name: nameFrom(kind === 'texts' ? namesOfTexts : listNames, steps), kind, count }
}

function listKind(words: readonly string[]) {
  if (!words.every(isNumber)) return 'texts'
  const kinds = words.map(numberKind)
  if (kinds.includes('number')) return 'numbers'
  return kinds.includes('long') ? 'longs' : 'ints'
}

function numberKind(word: string) {
  if (!isInt(word)) return 'number'
  return Math.abs(Number(word)) < 2 ** 31 ? 'int' : 'long'
}

const nameFrom = (names: readonly string[], steps: readonly Step[]) =>
  names.find((name) => steps.every((step) => step.name !== name)) ?? `value${steps.length + 1}`
