import { fill, formatNumber } from '@wize/kit/i18n/format.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import type { Bound } from './bounds.ts'

/**
 * Growth rates from the slowest to the fastest program, each with the largest size it can handle.
 */
const growths = [
  { name: 'O(n!)', upTo: 10 },
  { name: 'O(2^n)', upTo: 22 },
  { name: 'O(n^4)', upTo: 100 },
  { name: 'O(n^3)', upTo: 500 },
  { name: 'O(n^2)', upTo: 10_000 },
  { name: 'O(n log n)', upTo: 1_000_000 },
  { name: 'O(n)', upTo: 100_000_000 },
  { name: 'O(log n)', upTo: Infinity },
] as const

export type Growth = (typeof growths)[number]['name']

export interface Target {
  /** The slowest growth that is fast enough. */
  growth: Growth
  /** The bounded quantity that this is based on. */
  name: string
  /** Its bound. */
  size: number
  reason: string
}

/** A number of test cases says how often a program runs, not how large its input is. */
const isRepetition = /^(t|tests?|cases|test cases|k)$/i
const sideNames =
  /^(n|m|r|c|h|w|rows?|cols?|columns|height|width|\w+\.length|\w+\[[^\]]+\]\.length)$/i

/**
 * The slowest growth that fits the bounds, by the rule of thumb that a second allows about 10^8
 * simple steps. Undefined when nothing bounds the size. `isGrid` means that two sizes are the sides
 * of a grid.
 */
export function targetOf(bounds: readonly Bound[], isGrid = false): Target | undefined {
  const decides = decidingSize(bounds, isGrid)
  if (!decides) return undefined
  const growth = growths.find(({ upTo }) => decides.high <= upTo)
  if (!growth) return undefined
  const { name, high } = decides
  return { growth: growth.name, name, size: high, reason: explain(decides, growth.name) }
}

interface Size {
  name: string
  high: number
}

function decidingSize(bounds: readonly Bound[], isGrid: boolean): Size | undefined {
  const total = bounds.find(({ isTotal }) => isTotal)
  if (total) return total
  const sizes = bounds.filter(
    ({ limits, name, high }) => limits === 'size' && high > 1 && !isRepetition.test(name),
  )
  const sides = sizes.filter(({ name }) => sideNames.test(name))
  const [rows, columns] = sides
  if (isGrid && rows && columns) {
    return { name: `${rows.name} × ${columns.name}`, high: rows.high * columns.high }
  }
  if (sizes.length > 0) return sizes.reduce((max, bound) => (bound.high > max.high ? bound : max))
  return bounds.find(({ name }) => /^[nkqx]$/i.test(name))
}

const explanations: Record<Growth, string> = {
  'O(n!)': words.builtin.speed.factorial,
  'O(2^n)': words.builtin.speed.exponential,
  'O(n^4)': words.builtin.speed.quartic,
  'O(n^3)': words.builtin.speed.cubic,
  'O(n^2)': words.builtin.speed.quadratic,
  'O(n log n)': words.builtin.speed.sorting,
  'O(n)': words.builtin.speed.linear,
  'O(log n)': words.builtin.speed.logarithmic,
}

const explain = ({ name, high }: Size, growth: Growth): string =>
  fill(explanations[growth], { name, size: high, pairs: powerOfTen(high * high) })

/** Rounds a number of steps to a power of ten, for reading. */
function powerOfTen(count: number): string {
  if (count < 1e6) return formatNumber(count)
  const exponent = Math.floor(Math.log10(count))
  const first = Math.round(count / 10 ** exponent)
  if (first === 10) return `10^${exponent + 1}`
  return first === 1 ? `10^${exponent}` : `${first} × 10^${exponent}`
}

/** Whether an approach with this time complexity is fast enough; undefined if that's unknown. */
export function meets(time: string, { growth }: Target): boolean | undefined {
  const own = growthOf(time)
  if (own === undefined) return undefined
  return own >= growths.findIndex(({ name }) => name === growth)
}

/**
 * Whether the time takes too long within the bounds. Says no where other quantities than the bounded
 * one count, because they may be small.
 */
export const isTooSlow = (time: string, target: Target): boolean =>
  /^O\((?:n|log|[\d^!*+()\s])+\)$/.test(time) && meets(time, target) === false

/** Without spaces: `O(logn)`, `O(log(m+n))`, `O(logmin(n,m))`. In a sum or a product, another term decides. */
const loneLogarithm = /^O\(log\w*(\([^()]*\))?\)/

/** The index in `growths` of a time such as `O(n log k)` or `O(rows * columns)`. */
function growthOf(time: string): number | undefined {
  const text = time.replace(/\s/g, '').replace(/\^1(?![\d.])/g, '')
  const place = (name: Growth) => growths.findIndex((growth) => growth.name === name)
  if (!/^O\(.+\)/.test(text)) return undefined
  if (text.includes('!')) return place('O(n!)')
  if (/\d\^[a-z(]|\w\^[nk]/i.test(text)) return place('O(2^n)')
  const power = Math.ceil(Number(/\^(\d+(?:\.\d+)?)/.exec(text)?.[1] ?? 0))
  if (power === 2) return place('O(n^2)')
  if (power === 3) return place('O(n^3)')
  if (power > 3) return place('O(n^4)')
  if (loneLogarithm.test(text)) return place('O(log n)')
  if (text.includes('log')) return place('O(n log n)')
  if (text === 'O(1)') return growths.length
  // A grid's size is its number of cells.
  if (/rows[*·]col|cells|m\*n|n\*m|r\*c|h\*w/i.test(text)) return place('O(n)')
  if (/^O\([a-z]+(\+[a-z]+)*\)/i.test(text)) return place('O(n)')
  return undefined
}
