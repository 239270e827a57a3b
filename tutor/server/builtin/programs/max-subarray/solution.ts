/** The largest sum of a stretch of at least one value. */
function maxSubarray(nums: number[]): number {
  let best = nums[0]
  let endingHere = 0
  for (const num of nums) {
    // Going on with a stretch below zero would only lose.
    endingHere = Math.max(endingHere, 0) + num
    best = Math.max(best, endingHere)
  }
  return best
}
