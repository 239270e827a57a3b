/** A square matrix with 1 to n² in a clockwise spiral from the top left. */
function spiralMatrix(n: number): number[][] {
  const matrix = Array.from({ length: n }, () => new Array<number>(n).fill(0))
  let [row, column, down, right] = [0, 0, 0, 1]
  for (let num = 1; num <= n * n; num++) {
    matrix[row][column] = num
    // At a border, or before a cell that is filled, the walk turns to its right.
    if (matrix[row + down]?.[column + right] !== 0) [down, right] = [right, -down]
    row += down
    column += right
  }
  return matrix
}
