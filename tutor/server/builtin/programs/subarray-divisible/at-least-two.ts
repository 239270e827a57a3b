/** Whether two or more neighbors have a sum that is divisible by `k`. */
function hasDivisiblePair(nums: number[], k: number): boolean {
  const firstEnd = new Map<number, number>([[0, 0]])
  let remainder = 0
  return nums.some((num, i) => {
    // Never negative, so that equal remainders look equal.
    remainder = (((remainder + num) % k) + k) % k
    const start = firstEnd.get(remainder)
    if (start === undefined) firstEnd.set(remainder, i + 1)
    return start !== undefined && i + 1 - start >= 2
  })
}
