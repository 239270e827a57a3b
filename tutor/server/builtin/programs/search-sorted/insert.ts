/** Where `target` is in the ascending `nums`, or where it would be inserted. */
function insertPosition(nums: number[], target: number): number {
  let low = 0
  let high = nums.length
  // Everything before `low` is smaller than the target, everything from `high` on is not.
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (nums[middle] < target) low = middle + 1
    else high = middle
  }
  return low
}
