function countBelow(nums: number[], k: number): number {
  let count = 0
  for (let from = 0; from < nums.length; from++) {
    let product = 1
    for (let to = from; to < nums.length; to++) {
      product *= nums[to]
      if (product < k) count++
    }
  }
  return count
}
