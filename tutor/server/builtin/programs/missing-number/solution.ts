/** The number from 0 to nums.length that the list lacks. */
function missingNumber(nums: number[]): number {
  let missing = (nums.length * (nums.length + 1)) / 2
  for (const num of nums) missing -= num
  return missing
}
