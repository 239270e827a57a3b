function rotatedSearch(nums: number[], target: number): number {
  return nums.indexOf(target)
}
