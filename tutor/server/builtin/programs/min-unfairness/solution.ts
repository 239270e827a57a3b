/** The smallest difference between the largest and the smallest of `k` chosen values. */
function minUnfairness(nums: number[], k: number): number {
  const sorted = [...nums].sort((a, b) => a - b)
  let best = Infinity
  for (let i = k - 1; i < sorted.length; i++) {
    best = Math.min(best, sorted[i] - sorted[i - k + 1])
  }
  return best
}
