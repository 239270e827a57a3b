/**
 * An index whose value is greater than both neighbors; beyond the ends everything is lower.
 * Neighbors must differ. From `low` it goes uphill and behind `high` downhill, so that there is
 * always a peak between them.
 */
function peakElement(nums: number[]): number {
  let low = 0
  let high = nums.length - 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (nums[middle] < nums[middle + 1]) low = middle + 1
    else high = middle
  }
  return low
}
