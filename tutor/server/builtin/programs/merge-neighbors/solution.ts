/** The least total cost of merging a row into one; each merge of two neighbors costs their sum. */
function mergeNeighbors(piles: number[]): number {
  const n = piles.length
  const sums = [0]
  for (const pile of piles) sums.push(sums[sums.length - 1] + pile)
  // cost[first][behind] is for the piles from `first` up to but not including `behind`.
  const cost = Array.from({ length: n + 1 }, () => new Array<number>(n + 1).fill(0))
  for (let first = n - 2; first >= 0; first--) {
    for (let behind = first + 2; behind <= n; behind++) {
      let best = Infinity
      for (let cut = first + 1; cut < behind; cut++) {
        best = Math.min(best, cost[first][cut] + cost[cut][behind])
      }
      cost[first][behind] = best + sums[behind] - sums[first]
    }
  }
  return cost[0][n]
}
