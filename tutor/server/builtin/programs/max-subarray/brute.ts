function maxSubarray(nums: number[]): number {
  let best = -Infinity
  for (let from = 0; from < nums.length; from++) {
    let sum = 0
    for (let to = from; to < nums.length; to++) {
      sum += nums[to]
      best = Math.max(best, sum)
    }
  }
  return best
}
