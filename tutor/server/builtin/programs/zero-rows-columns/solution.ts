/**
 * The matrix with all rows and columns that contain a 0 filled with zeros.
 * All zeros are found before any is written, or new zeros would spread.
 */
function zeroRowsAndColumns(matrix: number[][]): number[][] {
  const rows = matrix.map((row) => row.includes(0))
  const columns = matrix[0].map((_, c) => matrix.some((row) => row[c] === 0))
  return matrix.map((row, r) => row.map((value, c) => (rows[r] || columns[c] ? 0 : value)))
}
