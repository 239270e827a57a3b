function findDuplicate(nums: number[]): number {
  return nums.find((num, i) => nums.indexOf(num, i + 1) > i) ?? -1
}
