function targetSum(nums: number[], target: number): number {
  const [first, ...rest] = nums
  if (first === undefined) return target === 0 ? 1 : 0
  return targetSum(rest, target - first) + targetSum(rest, target + first)
}
