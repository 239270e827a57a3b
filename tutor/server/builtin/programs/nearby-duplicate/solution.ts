/** Whether two equal values are at most `k` places apart. */
function hasNearbyDuplicate(nums: number[], k: number): boolean {
  const lastPlace = new Map<number, number>()
  return nums.some((num, i) => {
    const last = lastPlace.get(num)
    lastPlace.set(num, i)
    return last !== undefined && i - last <= k
  })
}
