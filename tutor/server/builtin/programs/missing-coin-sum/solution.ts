/** The smallest sum that no subset of the coins gives. */
function smallestImpossible(coins: number[]): number {
  // All smaller sums are possible with the coins so far.
  let impossible = 1
  for (const coin of [...coins].sort((a, b) => a - b)) {
    if (coin > impossible) break
    impossible += coin
  }
  return impossible
}
