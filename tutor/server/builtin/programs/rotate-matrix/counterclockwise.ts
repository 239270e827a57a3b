/**
 * The matrix turned counterclockwise by 90 degrees.
 * The last column becomes the first row, the one before it the second, and so on.
 */
function rotateBack(matrix: number[][]): number[][] {
  return matrix[0].map((_, c) => matrix.map((row) => row[c])).reverse()
}
