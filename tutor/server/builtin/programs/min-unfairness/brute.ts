function minUnfairness(nums: number[], k: number): number {
  let best = Infinity
  for (let subset = 0; subset < 2 ** nums.length; subset++) {
    const chosen = nums.filter((_, i) => (subset >> i) % 2 === 1)
    if (chosen.length === k) best = Math.min(best, Math.max(...chosen) - Math.min(...chosen))
  }
  return best
}
