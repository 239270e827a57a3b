/** The largest gain of at most two trades, one share at a time. */
function tradeTwice(prices: number[]): number {
  let [firstHeld, firstSold, secondHeld, secondSold] = [-Infinity, 0, -Infinity, 0]
  for (const price of prices) {
    firstHeld = Math.max(firstHeld, -price)
    firstSold = Math.max(firstSold, firstHeld + price)
    secondHeld = Math.max(secondHeld, firstSold - price)
    secondSold = Math.max(secondSold, secondHeld + price)
  }
  return secondSold
}
