/** The smallest value of an ascending list that was rotated. */
function rotatedMinimum(nums: number[]): number {
  let low = 0
  let high = nums.length - 1
  // The smallest value is always between `low` and `high`.
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (nums[middle] > nums[high]) low = middle + 1
    else if (nums[middle] < nums[high]) high = middle
    // Of two equal values one can go, though it does not tell on which side to look.
    else high--
  }
  return nums[low]
}
