function longestKKinds(nums: number[], k: number): number {
  let longest = 0
  for (let start = 0; start < nums.length; start++) {
    for (let end = start; end < nums.length; end++) {
      if (new Set(nums.slice(start, end + 1)).size <= k) longest = Math.max(longest, end - start + 1)
    }
  }
  return longest
}
