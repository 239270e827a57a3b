function hasUniqueCounts(nums: number[]): boolean {
  const count = (value: number) => nums.filter((num) => num === value).length
  return nums.every((a) => nums.every((b) => a === b || count(a) !== count(b)))
}
