/**
 * The fewest multiplications for a product of matrices; matrix i has dims[i] rows and dims[i + 1]
 * columns.
 */
function matrixChain(dims: number[]): number {
  const n = dims.length
  // cost[first][behind] is for the matrices from `first` up to but not including `behind`.
  const cost = Array.from({ length: n }, () => new Array<number>(n).fill(0))
  for (let first = n - 3; first >= 0; first--) {
    for (let behind = first + 2; behind < n; behind++) {
      cost[first][behind] = Infinity
      for (let cut = first + 1; cut < behind; cut++) {
        const last = dims[first] * dims[cut] * dims[behind]
        const total = cost[first][cut] + cost[cut][behind] + last
        cost[first][behind] = Math.min(cost[first][behind], total)
      }
    }
  }
  return cost[0][n - 1]
}
