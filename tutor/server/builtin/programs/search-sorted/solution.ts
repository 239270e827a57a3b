/**
 * Index of the first `target` in the ascending `nums`, or -1.
 * Invariant: everything before `low` is smaller than `target`, everything from `high` on is not.
 */
function searchSorted(nums: number[], target: number): number {
  let low = 0
  let high = nums.length
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2)
    if (nums[middle] < target) low = middle + 1
    else high = middle
  }
  return low < nums.length && nums[low] === target ? low : -1
}
