/** The largest sum of `k` neighboring values. */
function maxWindowSum(nums: number[], k: number): number {
  let sum = 0
  for (let i = 0; i < k; i++) sum += nums[i]
  let best = sum
  for (let i = k; i < nums.length; i++) {
    sum += nums[i] - nums[i - k]
    best = Math.max(best, sum)
  }
  return best
}
