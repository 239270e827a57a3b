/**
 * Index of `target` in an ascending list of different numbers that was rotated, or -1.
 * From `low` to `middle` or from `middle` to `high` everything is in order: the ends of that half
 * tell whether `target` is in it.
 */
function rotatedSearch(nums: number[], target: number): number {
  let low = 0
  let high = nums.length - 1
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    if (nums[middle] === target) return middle
    if (nums[low] <= nums[middle]) {
      if (nums[low] <= target && target < nums[middle]) high = middle - 1
      else low = middle + 1
    } else if (nums[middle] < target && target <= nums[high]) low = middle + 1
    else high = middle - 1
  }
  return -1
}
