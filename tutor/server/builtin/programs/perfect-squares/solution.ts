/** The fewest square numbers that add up to `n`: the last one leaves a smaller number. */
function perfectSquares(n: number): number {
  const fewest = [0]
  for (let sum = 1; sum <= n; sum++) {
    fewest[sum] = sum
    for (let root = 1; root * root <= sum; root++) {
      fewest[sum] = Math.min(fewest[sum], fewest[sum - root * root] + 1)
    }
  }
  return fewest[n]
}
