/** The squares of a sorted list, in ascending order. */
function sortedSquares(nums: number[]): number[] {
  const squares = new Array<number>(nums.length)
  let left = 0
  let right = nums.length - 1
  for (let place = right; place >= 0; place--) {
    const isLeftLarger = Math.abs(nums[left]) > Math.abs(nums[right])
    squares[place] = isLeftLarger ? nums[left++] ** 2 : nums[right--] ** 2
  }
  return squares
}
