/** How many pairs of places hold equal values. */
function countEqualPairs(nums: number[]): number {
  const counts = new Map<number, number>()
  let pairs = 0
  for (const num of nums) {
    const before = counts.get(num) ?? 0
    pairs += before
    counts.set(num, before + 1)
  }
  return pairs
}
