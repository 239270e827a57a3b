function fewestCoins(coins: number[], amount: number): number {
  // All sums that a number of coins can make.
  let sums = new Set([0])
  for (let count = 0; count <= amount; count++) {
    if (sums.has(amount)) return count
    sums = new Set([...sums].flatMap((sum) => coins.map((coin) => sum + coin)).filter((sum) => sum <= amount))
  }
  return -1
}
