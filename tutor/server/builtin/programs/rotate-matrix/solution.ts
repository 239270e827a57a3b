/**
 * The matrix turned clockwise by 90 degrees.
 * The first row becomes the last column, the second the one before it, and so on.
 */
function rotate(matrix: number[][]): number[][] {
  return matrix[0].map((_, c) => matrix.map((row) => row[c]).reverse())
}
