import type { Bound } from './bounds.ts'

/** Growth rates from the slowest program to the fastest, with the largest size each can serve. */
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
  growth: Growth
  /** The size that decides. */
  size: number
  reason: string
}

/**
 * The slowest growth that fits the bounds, by the rule of thumb that a second is enough for some
 * 10^8 simple steps. Undefined when nothing bounds the size.
 */
export function targetOf(bounds: readonly Bound[]): Target | undefined {
  const sizes = bounds.filter(
    ({ limits, name, high }) => limits === 'size' && high > 1 && !/^[tkq]$/i.test(name),
  )
  const decides =
    sizes.length > 0
      ? sizes.reduce((most, bound) => (bound.high > most.high ? bound : most))
      : bounds.find(({ name }) => /^[nkq]$/i.test(name))
  if (!decides) return undefined
  const growth = growths.find(({ upTo }) => decides.high <= upTo)
  if (!growth) return undefined
  return { growth: growth.name, size: decides.high, reason: explain(decides, growth.name) }
}

function explain({ name, high }: Bound, growth: Growth): string {
  const size = high.toLocaleString('en-US')
  const steps: Record<Growth, string> = {
    'O(n!)': 'even trying every order is affordable',
    'O(2^n)': 'trying every subset is affordable, trying every order is not',
    'O(n^4)': 'four nested loops are about the limit',
    'O(n^3)': 'three nested loops fit, more do not',
    'O(n^2)': `comparing all pairs takes about ${(high * high).toLocaleString('en-US')} steps, which fits; more does not`,
    'O(n log n)': `all pairs would be ${(high * high).toExponential(0).replace('e+', '\u00a0×\u00a010^')} steps, so each element may cost only a logarithm`,
    'O(n)': 'a single pass, or a few, is all there is time for',
    'O(log n)': 'not even one pass over that range is possible: halve it, or find a formula',
  }
  return `${name} goes up to ${size}: ${steps[growth]} (a second allows some 10^8 simple steps).`
}
