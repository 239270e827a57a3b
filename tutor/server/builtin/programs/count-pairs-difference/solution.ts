/** How many pairs of places hold values that differ by exactly `k`. */
function countPairs(nums: number[], k: number): number {
  const seen = new Map<number, number>()
  let pairs = 0
  for (const num of nums) {
    pairs += seen.get(num - k) ?? 0
    // With a difference of 0 both partners are the same.
    if (k !== 0) pairs += seen.get(num + k) ?? 0
    seen.set(num, (seen.get(num) ?? 0) + 1)
  }
  return pairs
}
