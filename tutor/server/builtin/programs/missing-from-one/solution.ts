/** The number from 1 to nums.length + 1 that the list lacks. */
function missingFromOne(nums: number[]): number {
  const n = nums.length + 1
  let missing = (n * (n + 1)) / 2
  for (const num of nums) missing -= num
  return missing
}
