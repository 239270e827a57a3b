/**
 * Whether `target` is in a matrix whose rows and columns are all sorted.
 * Seen from the top right corner, a smaller value rules out its row and a greater one its column.
 */
function searchStaircase(matrix: number[][], target: number): boolean {
  let row = 0
  let column = matrix[0].length - 1
  while (row < matrix.length && column >= 0) {
    const value = matrix[row][column]
    if (value === target) return true
    if (value < target) row++
    else column--
  }
  return false
}
