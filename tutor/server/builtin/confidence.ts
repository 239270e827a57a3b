/** A pattern's share of the evidence, and how often such a pattern is right. */
export type Knot = readonly [share: number, right: number]

// Fitted by `npm run bench:assistant -- --calibration`, to half of the evaluation set.
const first: readonly Knot[] = [
  [0.15, 0.38],
  [0.25, 0.71],
  [0.31, 0.72],
  [0.4, 0.79],
  [0.59, 0.98],
]
const others: readonly Knot[] = [
  [0.03, 0.1],
  [0.05, 0.1],
  [0.06, 0.14],
  [0.07, 0.24],
  [0.09, 0.24],
  [0.12, 0.25],
  [0.18, 0.31],
  [0.27, 0.54],
]

/**
 * How sure it is that a pattern is right, 0 to 1. The same share of the evidence means more for the
 * first pattern than for one below it.
 */
export function sureness(share: number, isFirst: boolean): number {
  const knots = isFirst ? first : others
  const low = knots.findLast(([at]) => at <= share)
  const high = knots.find(([at]) => at > share)
  // Outside of the knots, the nearest one counts.
  if (!low || !high) return (low ?? high ?? [share, share])[1]
  const [from, to] = [low[1], high[1]]
  const part = (share - low[0]) / (high[0] - low[0])
  return Math.round((from + part * (to - from)) * 100) / 100
}
