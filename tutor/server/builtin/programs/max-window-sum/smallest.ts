/** The smallest sum of `k` neighboring values. */
function minWindowSum(nums: number[], k: number): number {
  let sum = 0
  for (let i = 0; i < k; i++) sum += nums[i]
  let best = sum
  for (let i = k; i < nums.length; i++) {
    sum += nums[i] - nums[i - k]
    best = Math.min(best, sum)
  }
  return best
}
