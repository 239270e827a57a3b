/** How many stretches have a sum that is divisible by `k`. */
function countDivisible(nums: number[], k: number): number {
  const withRemainder = new Map<number, number>([[0, 1]])
  let remainder = 0
  let count = 0
  for (const num of nums) {
    // Never negative, so that equal remainders look equal.
    remainder = (((remainder + num) % k) + k) % k
    const known = withRemainder.get(remainder) ?? 0
    count += known
    withRemainder.set(remainder, known + 1)
  }
  return count
}
