/** How often `target` occurs in the ascending `nums`. */
function countInSorted(nums: number[], target: number): number {
  return firstNotBelow(nums, target + 1) - firstNotBelow(nums, target)
}

/** The first index whose number is not below `limit`: the length if there is none. */
function firstNotBelow(nums: number[], limit: number): number {
  let low = 0
  let high = nums.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (nums[middle] < limit) low = middle + 1
    else high = middle
  }
  return low
}
