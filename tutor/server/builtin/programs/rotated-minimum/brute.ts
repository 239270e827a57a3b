function rotatedMinimum(nums: number[]): number {
  return Math.min(...nums)
}

function rotationCount(nums: number[]): number {
  return nums.indexOf(Math.min(...nums))
}
