function coinWays(amount: number, coins: number[]): number {
  if (amount === 0) return 1
  const [coin, ...others] = coins
  if (coin === undefined) return 0
  let ways = 0
  for (let rest = amount; rest >= 0; rest -= coin) ways += coinWays(rest, others)
  return ways
}

function coinSequences(amount: number, coins: number[]): number {
  if (amount === 0) return 1
  return coins.reduce(
    (ways, coin) => ways + (coin <= amount ? coinSequences(amount - coin, coins) : 0),
    0,
  )
}
