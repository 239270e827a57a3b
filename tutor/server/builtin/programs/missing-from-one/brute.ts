function missingFromOne(nums: number[]): number {
  let candidate = 1
  while (nums.includes(candidate)) candidate++
  return candidate
}
