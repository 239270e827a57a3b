function equalizeCost(nums: number[]): number {
  const costs = nums.map((common) => nums.reduce((sum, num) => sum + Math.abs(num - common), 0))
  return Math.min(...costs)
}
