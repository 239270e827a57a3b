function pivotIndex(nums: number[]): number {
  const sum = (values: number[]) => values.reduce((total, num) => total + num, 0)
  return nums.findIndex((_, i) => sum(nums.slice(0, i)) === sum(nums.slice(i + 1)))
}
