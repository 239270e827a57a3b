/** The smallest difference between the sums of two groups that `nums` (not negative) split into. */
function smallestDifference(nums: number[]): number {
  const total = nums.reduce((sum, num) => sum + num, 0)
  const half = Math.floor(total / 2)
  const canReach = new Array<boolean>(half + 1).fill(false)
  canReach[0] = true
  for (const num of nums) {
    for (let sum = half; sum >= num; sum--) canReach[sum] ||= canReach[sum - num]
  }
  // The lighter group comes as close to half as it can.
  return total - 2 * canReach.lastIndexOf(true)
}
