/** The sequences of coins that make `amount`; other orders of the same coins count again. */
function coinSequences(amount: number, coins: number[]): number {
  const ways = [1]
  for (let sum = 1; sum <= amount; sum++) {
    ways[sum] = 0
    // The last coin may be any that is not too large.
    for (const coin of coins) if (coin <= sum) ways[sum] += ways[sum - coin]
  }
  return ways[amount]
}
