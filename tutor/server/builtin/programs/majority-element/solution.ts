/** The value that makes up more than half of the list; -1 if there is none. */
function majorityElement(nums: number[]): number {
  let candidate = -1
  let lead = 0
  for (const num of nums) {
    if (lead === 0) candidate = num
    // A different value cancels one vote for the candidate.
    lead += num === candidate ? 1 : -1
  }
  const count = nums.filter((num) => num === candidate).length
  return count * 2 > nums.length ? candidate : -1
}
