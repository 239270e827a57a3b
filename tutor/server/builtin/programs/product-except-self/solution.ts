/** For each place the product of all other values, without a division. */
function productExceptSelf(nums: number[]): number[] {
  const products: number[] = []
  let before = 1
  for (const num of nums) {
    products.push(before)
    before *= num
  }
  let after = 1
  for (let i = nums.length - 1; i >= 0; i--) {
    // Adding 0 turns -0, which JavaScript has, into 0.
    products[i] = products[i] * after + 0
    after *= nums[i]
  }
  return products
}
