/** Length of the longest contiguous stretch of `nums` that adds up to `k`; 0 if there is none. */
function longestWithSum(nums: number[], k: number): number {
  // Where each total occurred first; the empty prefix ends before the first number.
  const firstEnd = new Map<number, number>([[0, -1]])
  let sum = 0
  let longest = 0
  nums.forEach((num, i) => {
    sum += num
    const start = firstEnd.get(sum - k)
    if (start !== undefined) longest = Math.max(longest, i - start)
    if (!firstEnd.has(sum)) firstEnd.set(sum, i)
  })
  return longest
}
