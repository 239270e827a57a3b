function maxCircular(nums: number[]): number {
  let best = -Infinity
  for (let from = 0; from < nums.length; from++) {
    let sum = 0
    for (let length = 1; length <= nums.length; length++) {
      sum += nums[(from + length - 1) % nums.length]
      best = Math.max(best, sum)
    }
  }
  return best
}
