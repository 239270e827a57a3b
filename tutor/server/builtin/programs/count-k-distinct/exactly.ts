/** How many stretches have exactly `k` different values. */
function countExactlyKinds(nums: number[], k: number): number {
  // Those with at most k less those with fewer.
  return countWithin(nums, k) - countWithin(nums, k - 1)
}

/** How many stretches have at most `k` different values. */
function countWithin(nums: number[], k: number): number {
  const counts = new Map<number, number>()
  let from = 0
  let stretches = 0
  nums.forEach((num, to) => {
    counts.set(num, (counts.get(num) ?? 0) + 1)
    while (from <= to && counts.size > k) {
      const count = (counts.get(nums[from]) ?? 0) - 1
      if (count === 0) counts.delete(nums[from])
      else counts.set(nums[from], count)
      from++
    }
    stretches += to - from + 1
  })
  return stretches
}
