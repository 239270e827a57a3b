/**
 * The largest sum of values of which no two are neighbours.
 * At each value there are two choices: leave it and keep the best so far, or take it on top of the
 * best before its neighbour. Two numbers are all there is to remember.
 */
function bestNonAdjacent(values: number[]): number {
  let beforePrevious = 0
  let best = 0
  for (const value of values) {
    ;[beforePrevious, best] = [best, Math.max(best, beforePrevious + value)]
  }
  return best
}
