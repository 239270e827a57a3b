/** The most coins from bursting all balloons; each pays its number times those of its neighbors. */
function burstBalloons(nums: number[]): number {
  const balloons = [1, ...nums, 1]
  const n = balloons.length
  // best[left][right] is for all balloons between the two, which are still there.
  const best = Array.from({ length: n }, () => new Array<number>(n).fill(0))
  for (let left = n - 3; left >= 0; left--) {
    for (let right = left + 2; right < n; right++) {
      for (let last = left + 1; last < right; last++) {
        const coins = balloons[left] * balloons[last] * balloons[right]
        const total = best[left][last] + coins + best[last][right]
        best[left][right] = Math.max(best[left][right], total)
      }
    }
  }
  return best[0][n - 1]
}
