/** The `k` values that appear most often, the most frequent first; of equals, the smaller first. */
function topFrequent(nums: number[], k: number): number[] {
  const counts = new Map<number, number>()
  for (const num of nums) counts.set(num, (counts.get(num) ?? 0) + 1)

  // No value appears more often than there are values, so a list for each count is enough.
  const withCount: number[][] = Array.from({ length: nums.length + 1 }, () => [])
  for (const [num, count] of counts) withCount[count].push(num)

  const top: number[] = []
  for (let count = nums.length; count > 0 && top.length < k; count--) {
    top.push(...withCount[count].sort((a, b) => a - b))
  }
  return top.slice(0, k)
}
