/**
 * The matrix flipped over its main diagonal.
 * The value in row r and column c moves to row c and column r.
 */
function transpose(matrix: number[][]): number[][] {
  return matrix[0].map((_, c) => matrix.map((row) => row[c]))
}
