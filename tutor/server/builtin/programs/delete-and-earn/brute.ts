function deleteAndEarn(nums: number[]): number {
  const [num] = nums
  if (num === undefined) return 0
  const without = nums.filter((other) => other !== num)
  const total = num * (nums.length - without.length)
  const compatible = without.filter((other) => Math.abs(other - num) !== 1)
  return Math.max(deleteAndEarn(without), total + deleteAndEarn(compatible))
}
