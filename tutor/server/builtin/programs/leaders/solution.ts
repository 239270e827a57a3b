/** The values greater than every value after them, in their order. */
function leaders(nums: number[]): number[] {
  const found: number[] = []
  let greatest = -Infinity
  for (let i = nums.length - 1; i >= 0; i--) {
    if (nums[i] <= greatest) continue
    greatest = nums[i]
    found.push(greatest)
  }
  return found.reverse()
}
