function singleInTriples(nums: number[]): number {
  return nums.find((num) => nums.indexOf(num) === nums.lastIndexOf(num)) ?? 0
}
