/** The value that appears most often; of equally frequent ones, the smallest. */
function mostFrequent(nums: number[]): number {
  const counts = new Map<number, number>()
  for (const num of nums) counts.set(num, (counts.get(num) ?? 0) + 1)
  let best = nums[0]
  let highest = 0
  for (const [num, count] of counts) {
    if (count < highest || (count === highest && num > best)) continue
    best = num
    highest = count
  }
  return best
}
