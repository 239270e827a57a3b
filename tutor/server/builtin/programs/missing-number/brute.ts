function missingNumber(nums: number[]): number {
  let candidate = 0
  while (nums.includes(candidate)) candidate++
  return candidate
}
