/** The largest product of a stretch of at least one value. */
function maxProduct(nums: number[]): number {
  let best = nums[0]
  // Of the stretches that end at the value before.
  let highest = 1
  let lowest = 1
  for (const num of nums) {
    const products = [num, highest * num, lowest * num]
    highest = Math.max(...products)
    lowest = Math.min(...products)
    best = Math.max(best, highest)
  }
  // Adding 0 turns -0, which JavaScript has, into 0.
  return best + 0
}
