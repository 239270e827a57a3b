/** The sequences of throws of a die that add up to `n`, modulo 1,000,000,007. */
function diceWays(n: number): number {
  const ways = [1]
  for (let sum = 1; sum <= n; sum++) {
    ways[sum] = 0
    // The last throw may be any that is not too large.
    for (let roll = 1; roll <= Math.min(6, sum); roll++) ways[sum] += ways[sum - roll]
    ways[sum] %= 1_000_000_007
  }
  return ways[n]
}
