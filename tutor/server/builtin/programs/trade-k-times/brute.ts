function tradeKTimes(k: number, prices: number[], day = 0): number {
  let best = 0
  if (k === 0) return best
  for (let buy = day; buy < prices.length; buy++) {
    for (let sell = buy + 1; sell < prices.length; sell++) {
      best = Math.max(best, prices[sell] - prices[buy] + tradeKTimes(k - 1, prices, sell))
    }
  }
  return best
}
