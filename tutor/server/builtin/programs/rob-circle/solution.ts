/**
 * The largest sum of values in a circle of which no two are neighbors.
 * The first and the last one are neighbors too, so at least one of them stays out.
 */
function robCircle(nums: number[]): number {
  if (nums.length === 1) return nums[0]
  return Math.max(bestInRow(nums.slice(1)), bestInRow(nums.slice(0, -1)))
}

function bestInRow(nums: number[]): number {
  let before = 0
  let best = 0
  for (const num of nums) [before, best] = [best, Math.max(best, before + num)]
  return best
}
