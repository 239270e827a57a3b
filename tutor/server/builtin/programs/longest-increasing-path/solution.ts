/**
 * The number of cells on the longest path between neighbors whose values strictly rise.
 * In order of their values, each cell extends the best path of its lower neighbors.
 */
function longestPath(matrix: number[][]): number {
  const cells = matrix.flatMap((row, r) => row.map((_, c) => [r, c]))
  cells.sort(([r, c], [otherR, otherC]) => matrix[r][c] - matrix[otherR][otherC])
  const length = matrix.map((row) => row.map(() => 1))
  for (const [row, column] of cells) {
    for (const [r, c] of [
      [row + 1, column],
      [row - 1, column],
      [row, column + 1],
      [row, column - 1],
    ]) {
      // Lower neighbors are final already.
      if (matrix[r]?.[c] < matrix[row][column]) {
        length[row][column] = Math.max(length[row][column], length[r][c] + 1)
      }
    }
  }
  return Math.max(...length.flat())
}
