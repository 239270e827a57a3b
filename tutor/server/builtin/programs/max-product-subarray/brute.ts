function maxProduct(nums: number[]): number {
  let best = -Infinity
  for (let from = 0; from < nums.length; from++) {
    let product = 1
    for (let to = from; to < nums.length; to++) {
      product *= nums[to]
      best = Math.max(best, product + 0)
    }
  }
  return best
}
