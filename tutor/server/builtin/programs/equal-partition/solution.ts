/**
 * Whether `nums` (not negative) can be split into two groups of equal sum.
 * `canReach[sum]` says whether some of the numbers so far add up to `sum`.
 */
function equalPartition(nums: number[]): boolean {
  const total = nums.reduce((sum, num) => sum + num, 0)
  if (total % 2 !== 0) return false
  const half = total / 2
  const canReach = new Array<boolean>(half + 1).fill(false)
  canReach[0] = true
  for (const num of nums) {
    // Downwards, so that a number is not used twice.
    for (let sum = half; sum >= num; sum--) canReach[sum] ||= canReach[sum - num]
  }
  return canReach[half]
}
