/**
 * The combinations of coins that make `amount`, each kind usable any number of times.
 * Kinds are added one after the other, so that no combination is counted in two orders.
 */
function coinWays(amount: number, coins: number[]): number {
  const ways = new Array<number>(amount + 1).fill(0)
  ways[0] = 1
  for (const coin of coins) {
    for (let sum = coin; sum <= amount; sum++) ways[sum] += ways[sum - coin]
  }
  return ways[amount]
}
