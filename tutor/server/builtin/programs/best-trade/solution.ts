/** The largest gain of buying once and selling later; 0 when no trade gains anything. */
function bestTrade(prices: number[]): number {
  let lowest = Infinity
  let best = 0
  for (const price of prices) {
    best = Math.max(best, price - lowest)
    lowest = Math.min(lowest, price)
  }
  return best
}
