/** The length of the longest stretch with a sum that is divisible by `k`; 0 if there is none. */
function longestDivisible(nums: number[], k: number): number {
  const firstEnd = new Map<number, number>([[0, 0]])
  let remainder = 0
  let longest = 0
  nums.forEach((num, i) => {
    // Never negative, so that equal remainders look equal.
    remainder = (((remainder + num) % k) + k) % k
    const start = firstEnd.get(remainder)
    if (start === undefined) firstEnd.set(remainder, i + 1)
    else longest = Math.max(longest, i + 1 - start)
  })
  return longest
}
