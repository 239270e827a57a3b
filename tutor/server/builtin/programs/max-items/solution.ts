/** How many of the items the budget can buy at most, each once. */
function maxItems(prices: number[], budget: number): number {
  let left = budget
  let items = 0
  for (const price of [...prices].sort((a, b) => a - b)) {
    left -= price
    if (left < 0) break
    items++
  }
  return items
}
