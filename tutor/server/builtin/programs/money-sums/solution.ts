/** All sums of one or more of the numbers, ascending; each number can be used once. */
function moneySums(coins: number[]): number[] {
  const sums = new Set([0])
  for (const coin of coins) for (const sum of [...sums]) sums.add(sum + coin)
  sums.delete(0)
  return [...sums].sort((a, b) => a - b)
}
