/** The length of the longest stretch with at most `k` zeros. */
function longestOnes(nums: number[], k: number): number {
  let zeros = 0
  let from = 0
  for (const num of nums) {
    if (num === 0) zeros++
    // The window never shrinks: it slides on until it can grow beyond the best so far.
    if (zeros > k) {
      if (nums[from] === 0) zeros--
      from++
    }
  }
  return nums.length - from
}
