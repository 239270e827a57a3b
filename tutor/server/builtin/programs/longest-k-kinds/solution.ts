/** The length of the longest stretch with at most k different values. */
function longestKKinds(nums: number[], k: number): number {
  const counts = new Map<number, number>()
  let start = 0
  let longest = 0
  for (let end = 0; end < nums.length; end++) {
    counts.set(nums[end], (counts.get(nums[end]) ?? 0) + 1)
    while (counts.size > k) {
      const left = (counts.get(nums[start]) ?? 0) - 1
      if (left === 0) counts.delete(nums[start])
      else counts.set(nums[start], left)
      start++
    }
    longest = Math.max(longest, end - start + 1)
  }
  return longest
}
