/** The length of the longest stretch with as many zeros as ones. */
function longestBalanced(nums: number[]): number {
  const firstPlace = new Map<number, number>([[0, 0]])
  let lead = 0
  let longest = 0
  nums.forEach((num, i) => {
    lead += num === 1 ? 1 : -1
    const first = firstPlace.get(lead)
    if (first === undefined) firstPlace.set(lead, i + 1)
    else longest = Math.max(longest, i + 1 - first)
  })
  return longest
}
