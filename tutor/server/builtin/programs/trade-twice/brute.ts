/** The largest gain of one trade from a day on, with the days that follow it left for another. */
function bestFrom(prices: number[], day: number, trades: number): number {
  let best = 0
  for (let buy = day; trades > 0 && buy < prices.length; buy++) {
    for (let sell = buy + 1; sell < prices.length; sell++) {
      best = Math.max(best, prices[sell] - prices[buy] + bestFrom(prices, sell, trades - 1))
    }
  }
  return best
}

function tradeTwice(prices: number[]): number {
  return bestFrom(prices, 0, 2)
}
