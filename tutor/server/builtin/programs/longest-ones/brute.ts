function longestOnes(nums: number[], k: number): number {
  let longest = 0
  for (let from = 0; from < nums.length; from++) {
    let zeros = 0
    for (let to = from; to < nums.length; to++) {
      if (nums[to] === 0) zeros++
      if (zeros <= k) longest = Math.max(longest, to - from + 1)
    }
  }
  return longest
}
