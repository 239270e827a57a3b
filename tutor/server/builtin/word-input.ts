import type { Step } from './writing/writing.ts'

/** An input as the words of its lines, without empty lines. */
export type Lines = readonly (readonly string[])[]

export const maxCases = 200
/** Longer lists aren't read. */
const maxLength = 5_000

export const isInt = (word: string | undefined) => word !== undefined && /^-?\d{1,17}$/.test(word)
export const isNumber = (word: string) => /^-?\d{1,17}(?:\.\d+)?$/.test(word)

/** An input that has another layout. */
class MismatchError extends Error {}

/** The values of every test case; undefined unless the steps use up exactly this input. */
export function readInput(
  steps: readonly Step[],
  lines: Lines,
  repeated: boolean,
): unknown[][] | undefined {
  const reader = readerOf(lines)
  try {
    const cases = repeated ? Number(reader.next()) : 1
    if (!(cases >= 1 && cases <= maxCases)) return undefined
    const data = Array.from({ length: cases }, () => readCase(steps, reader))
    return reader.isDone() ? data : undefined
  } catch (error) {
    if (error instanceof MismatchError) return undefined
    throw error
  }
}

function readCase(steps: readonly Step[], reader: Reader): unknown[] {
  const sizes = new Map<string, number>()
  return steps.map((step) => {
    const value = readStep(step, reader, sizes)
    if (typeof value === 'number') sizes.set(step.name, value)
    return value
  })
}

function readStep(
  { kind, count, width, isLine }: Step,
  reader: Reader,
  sizes: ReadonlyMap<string, number>,
): unknown {
  const readValue = () => valueAs(kind, reader.next())
  const sizeOf = (size: string) =>
    sizes.get(size) ??
    (size.endsWith(' - 1') ? (sizes.get(size.slice(0, -4)) ?? 0) - 1 : Number(size))
  if (isLine) {
    const line = reader.nextLine()
    return kind === 'text' ? line.join(' ') : line.map((word) => valueAs(kind, word))
  }
  if (count === undefined) return readValue()
  if (width === undefined) return listOf(sizeOf(count), readValue)
  const rows = listOf(sizeOf(count), () => {
    // Words from two lines aren't one row, even if their number matches.
    if (!reader.isLineOf(sizeOf(width))) throw new MismatchError('not a row')
    return listOf(sizeOf(width), readValue)
  })
  return kind === 'grid' ? rows.map((cells) => cells.join('')) : rows
}

function listOf<T>(length: number, readEntry: () => T): T[] {
  if (!(length >= 0 && length <= maxLength)) throw new MismatchError('not a length')
  return Array.from({ length }, readEntry)
}

function valueAs(kind: Step['kind'], word: string | undefined): string | number {
  if (word === undefined) throw new MismatchError('the input ends too early')
  if (kind.startsWith('text') || kind === 'grid') return word
  const fits = kind === 'number' || kind === 'numbers' ? isNumber(word) : isInt(word)
  if (!fits) throw new MismatchError('not a number')
  return Number(word)
}

interface Reader {
  next(): string | undefined
  /** The whole next line. */
  nextLine(): readonly string[]
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
    nextLine() {
      const line = lines[row++]
      if (!line || column > 0) throw new MismatchError('not the start of a line')
      return line
    },
    isLineOf: (count) => column === 0 && (lines[row]?.length ?? 0) === count,
    isDone: () => row >= lines.length,
  }
}
