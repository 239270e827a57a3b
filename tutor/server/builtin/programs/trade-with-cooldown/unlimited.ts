/** The largest gain of any number of trades, one share at a time: every rise is taken. */
function tradeOften(prices: number[]): number {
  let gain = 0
  for (let day = 1; day < prices.length; day++) {
    gain += Math.max(0, prices[day] - prices[day - 1])
  }
  return gain
}
