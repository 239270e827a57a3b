function burstBalloons(nums: number[]): number {
  const totals = nums.map((num, i) => {
    const coins = (nums[i - 1] ?? 1) * num * (nums[i + 1] ?? 1)
    return coins + burstBalloons([...nums.slice(0, i), ...nums.slice(i + 1)])
  })
  return Math.max(0, ...totals)
}
