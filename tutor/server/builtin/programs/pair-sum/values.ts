/** Two numbers that add up to `target`, or none. */
function pairValues(nums: number[], target: number): number[] {
  const seen = new Set<number>()
  for (const num of nums) {
    if (seen.has(target - num)) return [target - num, num]
    seen.add(num)
  }
  return []
}
