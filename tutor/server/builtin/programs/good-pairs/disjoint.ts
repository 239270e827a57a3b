/** How many pairs of equal values can be formed when each value is in one pair only. */
function countDisjointPairs(nums: number[]): number {
  const single = new Set<number>()
  let pairs = 0
  for (const num of nums) {
    if (single.delete(num)) pairs++
    else single.add(num)
  }
  return pairs
}
