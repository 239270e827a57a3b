/**
 * The fewest coins that make `amount`, each kind usable any number of times; -1 when it cannot be.
 * The last coin taken leaves a smaller amount, whose answer is known already.
 */
function fewestCoins(coins: number[], amount: number): number {
  const fewest = new Array<number>(amount + 1).fill(Infinity)
  fewest[0] = 0
  for (let sum = 1; sum <= amount; sum++) {
    for (const coin of coins) {
      if (coin <= sum) fewest[sum] = Math.min(fewest[sum], fewest[sum - coin] + 1)
    }
  }
  return fewest[amount] === Infinity ? -1 : fewest[amount]
}
