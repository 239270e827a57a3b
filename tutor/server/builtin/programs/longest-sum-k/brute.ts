function longestWithSum(nums: number[], k: number): number {
  let longest = 0
  for (let from = 0; from < nums.length; from++) {
    let sum = 0
    for (let to = from; to < nums.length; to++) {
      sum += nums[to]
      if (sum === k) longest = Math.max(longest, to - from + 1)
    }
  }
  return longest
}
