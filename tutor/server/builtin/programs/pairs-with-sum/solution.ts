/** How many pairs with sum `k` can be taken out at most, each value once. */
function maxPairs(nums: number[], k: number): number {
  const waiting = new Map<number, number>()
  let pairs = 0
  for (const num of nums) {
    const partners = waiting.get(k - num) ?? 0
    if (partners > 0) {
      waiting.set(k - num, partners - 1)
      pairs++
    } else waiting.set(num, (waiting.get(num) ?? 0) + 1)
  }
  return pairs
}
