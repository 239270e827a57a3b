function bestTrade(prices: number[]): number {
  let best = 0
  prices.forEach((buy, day) => {
    for (const sell of prices.slice(day + 1)) best = Math.max(best, sell - buy)
  })
  return best
}
