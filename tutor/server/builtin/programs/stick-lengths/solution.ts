/** The lowest sum of changes that makes all values equal: to their median. */
function equalizeCost(nums: number[]): number {
  const sorted = [...nums].sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  return nums.reduce((sum, num) => sum + Math.abs(num - median), 0)
}
