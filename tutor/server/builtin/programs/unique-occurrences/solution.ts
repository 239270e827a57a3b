/** Whether no two values appear equally often. */
function hasUniqueCounts(nums: number[]): boolean {
  const counts = new Map<number, number>()
  for (const num of nums) counts.set(num, (counts.get(num) ?? 0) + 1)
  return new Set(counts.values()).size === counts.size
}
