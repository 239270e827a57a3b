/** How many longest strictly increasing subsequences there are, distinguished by position. */
function countLongestIncreasing(nums: number[]): number {
  const lengths: number[] = []
  const counts: number[] = []
  for (let i = 0; i < nums.length; i++) {
    lengths[i] = 1
    counts[i] = 1
    for (let j = 0; j < i; j++) {
      if (nums[j] >= nums[i]) continue
      if (lengths[j] + 1 > lengths[i]) {
        lengths[i] = lengths[j] + 1
        counts[i] = counts[j]
      } else if (lengths[j] + 1 === lengths[i]) counts[i] += counts[j]
    }
  }
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0)
  return counts.reduce((sum, count, i) => (lengths[i] === longest ? sum + count : sum), 0)
}
