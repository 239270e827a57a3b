/**
 * Indices of two different numbers that add up to `target`, or none.
 * A map from each number seen to its index answers “was the missing half here before?” at once.
 */
function pairSum(nums: number[], target: number): number[] {
  const indexOf = new Map<number, number>()
  for (let i = 0; i < nums.length; i++) {
    const partner = indexOf.get(target - nums[i])
    if (partner !== undefined) return [partner, i]
    // Stored after the look-up, so that a number is never paired with itself.
    indexOf.set(nums[i], i)
  }
  return []
}
