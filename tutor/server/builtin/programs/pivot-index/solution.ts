/** The first index with equal sums on both sides; -1 if there is none. */
function pivotIndex(nums: number[]): number {
  const total = nums.reduce((sum, num) => sum + num, 0)
  let before = 0
  return nums.findIndex((num) => {
    const isPivot = before === total - before - num
    before += num
    return isPivot
  })
}
