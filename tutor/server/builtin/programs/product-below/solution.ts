/** How many stretches of positive values have a product less than `k`. */
function countBelow(nums: number[], k: number): number {
  let product = 1
  let from = 0
  let count = 0
  for (let to = 0; to < nums.length; to++) {
    product *= nums[to]
    while (from <= to && product >= k) product /= nums[from++]
    // One for each start from `from` to `to`.
    count += to - from + 1
  }
  return count
}
