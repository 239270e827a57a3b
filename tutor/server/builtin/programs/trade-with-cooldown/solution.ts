/** The largest gain of any number of trades, one share at a time, with a day of rest after. */
function tradeWithCooldown(prices: number[]): number {
  // The best gain so far while holding a share, right after a sale, and free to buy.
  let holding = -Infinity
  let sold = -Infinity
  let free = 0
  for (const price of prices) {
    const wasSold = sold
    sold = holding + price
    holding = Math.max(holding, free - price)
    free = Math.max(free, wasSold)
  }
  return Math.max(free, sold)
}
