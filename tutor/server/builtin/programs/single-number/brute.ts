function singleNumber(nums: number[]): number {
  return nums.filter((num) => nums.indexOf(num) === nums.lastIndexOf(num))[0]
}
