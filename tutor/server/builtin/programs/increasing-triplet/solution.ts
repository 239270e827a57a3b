/** Whether three values, one after the other though not side by side, rise. */
function hasIncreasingTriplet(nums: number[]): boolean {
  let first = Infinity
  let second = Infinity
  for (const num of nums) {
    if (num <= first) first = num
    else if (num <= second) second = num
    else return true
  }
  return false
}
