/**
 * The k-th smallest number of a matrix whose rows and columns ascend.
 * It is the smallest value for which at least k numbers are not greater.
 */
function kthInSortedMatrix(matrix: number[][], k: number): number {
  let low = matrix[0][0]
  let high = Math.max(...matrix[matrix.length - 1])
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (countUpTo(matrix, middle) >= k) high = middle
    else low = middle + 1
  }
  return low
}

/** How many numbers are at most `limit`: further down, a row never has more of them. */
function countUpTo(matrix: number[][], limit: number): number {
  let count = 0
  let column = matrix[0].length
  for (const row of matrix) {
    while (column > 0 && row[column - 1] > limit) column--
    count += column
  }
  return count
}
