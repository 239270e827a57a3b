function twoSingles(nums: number[]): number[] {
  return nums.filter((num) => nums.indexOf(num) === nums.lastIndexOf(num))
}
