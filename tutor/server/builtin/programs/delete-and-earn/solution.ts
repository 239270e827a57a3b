/** The most points from numbers of which no two differ by exactly one. */
function deleteAndEarn(nums: number[]): number {
  const points = new Map<number, number>()
  for (const num of nums) points.set(num, (points.get(num) ?? 0) + num)
  let before = 0
  let best = 0
  let last = Number.NaN
  for (const value of [...points.keys()].sort((a, b) => a - b)) {
    // Behind a gap nothing is ruled out.
    const without = value === last + 1 ? before : best
    before = best
    best = Math.max(best, without + (points.get(value) ?? 0))
    last = value
  }
  return best
}
