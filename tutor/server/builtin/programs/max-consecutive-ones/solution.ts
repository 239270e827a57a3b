/** The length of the longest run of ones. */
function maxConsecutiveOnes(nums: number[]): number {
  let longest = 0
  let length = 0
  for (const num of nums) {
    length = num === 1 ? length + 1 : 0
    longest = Math.max(longest, length)
  }
  return longest
}
