/** The length of the longest stretch with sum `k`; 0 if there is none. */
function longestWithSum(nums: number[], k: number): number {
  const firstPlace = new Map<number, number>([[0, 0]])
  let sum = 0
  let longest = 0
  nums.forEach((num, i) => {
    sum += num
    const start = firstPlace.get(sum - k)
    if (start !== undefined) longest = Math.max(longest, i + 1 - start)
    if (!firstPlace.has(sum)) firstPlace.set(sum, i + 1)
  })
  return longest
}
