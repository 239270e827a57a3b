/**
 * How many contiguous subarrays of `nums` add up to `k`.
 * With `sum` as the total so far, a subarray that ends here adds up to `k` exactly when the total
 * before it was `sum - k`; a map counts how often each total has occurred.
 */
function subarraysWithSum(nums: number[], k: number): number {
  // The empty prefix has the total 0 and lets subarrays begin at the first number.
  const timesSeen = new Map<number, number>([[0, 1]])
  let sum = 0
  let count = 0
  for (const num of nums) {
    sum += num
    count += timesSeen.get(sum - k) ?? 0
    timesSeen.set(sum, (timesSeen.get(sum) ?? 0) + 1)
  }
  return count
}
