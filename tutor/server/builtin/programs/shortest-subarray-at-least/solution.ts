/** The length of the shortest stretch of positive values with a sum of at least `target`; else 0. */
function minSubarrayLength(target: number, nums: number[]): number {
  let shortest = Infinity
  let sum = 0
  let from = 0
  for (let to = 0; to < nums.length; to++) {
    sum += nums[to]
    while (from <= to && sum >= target) {
      shortest = Math.min(shortest, to - from + 1)
      sum -= nums[from++]
    }
  }
  return shortest === Infinity ? 0 : shortest
}
