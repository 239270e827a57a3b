/** The largest gain from a day on, with days of rest after a sale and a fee for each. */
function bestFrom(prices: number[], day: number, rest: number, fee: number): number {
  let best = 0
  for (let buy = day; buy < prices.length; buy++) {
    for (let sell = buy + 1; sell < prices.length; sell++) {
      const gain = prices[sell] - prices[buy] - fee
      best = Math.max(best, gain + bestFrom(prices, sell + rest + (rest > 0 ? 1 : 0), rest, fee))
    }
  }
  return best
}

function tradeWithCooldown(prices: number[]): number {
  return bestFrom(prices, 0, 1, 0)
}

function tradeOften(prices: number[]): number {
  return bestFrom(prices, 0, 0, 0)
}

function tradeWithFee(prices: number[], fee: number): number {
  return bestFrom(prices, 0, 0, fee)
}
