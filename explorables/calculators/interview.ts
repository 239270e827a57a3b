/** Expected value of the best of n draws from a standard normal distribution. */
export function bestOf(n: number): number {
  const step = 0.004
  let below = 0
  let mean = 0
  for (let z = -7; z < 7; z += step) {
    const density = Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)
    const share = below + (density * step) / 2
    mean += z * n * density * share ** (n - 1) * step
    below += density * step
  }
  return mean
}

/** How far above an average candidate the hire is expected to be, in standard deviations. */
export const expectedHire = (validity: number, candidates: number): number =>
  validity * bestOf(candidates)

const maxCandidates = 100_000

/**
 * How many candidates a loop with another validity needs for an equally good hire. Infinite above
 * `maxCandidates`, where the normal curve no longer describes people.
 */
export function candidatesForSame(validity: number, candidates: number, other: number): number {
  const wanted = expectedHire(validity, candidates)
  if (expectedHire(other, maxCandidates) < wanted) return Number.POSITIVE_INFINITY
  let [low, high] = [1, maxCandidates]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (expectedHire(other, middle) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Reliability of the mean of several independent scores (Spearman–Brown). */
export const reliabilityOf = (single: number, scores: number): number =>
  (scores * single) / (1 + (scores - 1) * single)
