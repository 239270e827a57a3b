/**
 * The ways from corner to corner of a grid of `rows` times `columns` cells, right and down only.
 * Of all moves, rows - 1 go down: the product is the binomial coefficient, whole after each step.
 */
function gridPaths(rows: number, columns: number): number {
  const moves = rows + columns - 2
  const fewer = Math.min(rows, columns) - 1
  let ways = 1
  for (let chosen = 1; chosen <= fewer; chosen++) {
    ways = (ways * (moves - fewer + chosen)) / chosen
  }
  return ways
}
