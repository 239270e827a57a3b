/** By how many places an ascending list of different numbers was rotated: where it begins. */
function rotationCount(nums: number[]): number {
  let low = 0
  let high = nums.length - 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (nums[middle] > nums[high]) low = middle + 1
    else high = middle
  }
  return low
}
