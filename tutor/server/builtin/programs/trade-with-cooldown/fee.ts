/** The largest gain of any number of trades, one share at a time, with a fee for each trade. */
function tradeWithFee(prices: number[], fee: number): number {
  // The best gain so far while holding a share, and while free to buy.
  let holding = -Infinity
  let free = 0
  for (const price of prices) {
    holding = Math.max(holding, free - price)
    free = Math.max(free, holding + price - fee)
  }
  return free
}
