/** The values of a sorted list that appear exactly once. */
function keepSingles(nums: number[]): number[] {
  return nums.filter((num, i) => num !== nums[i - 1] && num !== nums[i + 1])
}
