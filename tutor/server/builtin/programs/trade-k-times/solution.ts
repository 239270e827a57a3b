/** The largest gain of at most `k` trades, one share at a time. */
function tradeKTimes(k: number, prices: number[]): number {
  // More trades than half the days cannot be used.
  const trades = Math.min(k, Math.floor(prices.length / 2))
  // The best gain so far while holding the share of trade t, and after having sold it.
  const holding = new Array<number>(trades + 1).fill(-Infinity)
  const sold = new Array<number>(trades + 1).fill(0)
  for (const price of prices) {
    for (let trade = 1; trade <= trades; trade++) {
      holding[trade] = Math.max(holding[trade], sold[trade - 1] - price)
      sold[trade] = Math.max(sold[trade], holding[trade] + price)
    }
  }
  return sold[trades]
}
