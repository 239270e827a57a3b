function maxItems(prices: number[], budget: number): number {
  const [first, ...others] = prices
  if (first === undefined) return 0
  const without = maxItems(others, budget)
  return first > budget ? without : Math.max(without, 1 + maxItems(others, budget - first))
}
