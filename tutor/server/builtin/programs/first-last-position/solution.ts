/** The first and the last index of `target` in the ascending `nums`, or [-1, -1]. */
function firstLastPosition(nums: number[], target: number): number[] {
  const first = firstNotBelow(nums, target)
  if (nums[first] !== target) return [-1, -1]
  return [first, firstNotBelow(nums, target + 1) - 1]
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
