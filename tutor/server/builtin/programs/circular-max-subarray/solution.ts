/** The largest sum of a stretch of at least one value on a circle. */
function maxCircular(nums: number[]): number {
  let total = 0
  let highest = -Infinity
  let lowest = Infinity
  let highestHere = 0
  let lowestHere = 0
  for (const num of nums) {
    total += num
    highestHere = Math.max(highestHere, 0) + num
    lowestHere = Math.min(lowestHere, 0) + num
    highest = Math.max(highest, highestHere)
    lowest = Math.min(lowest, lowestHere)
  }
  // With negative values only, the smallest sum is all of them, and nothing would be left.
  return highest < 0 ? highest : Math.max(highest, total - lowest)
}
