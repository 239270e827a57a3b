/**
 * All values of the matrix in a counterclockwise spiral from the top left corner.
 * Four borders enclose what is left; each side that has been read moves its border inward.
 */
function spiralCounterclockwise(matrix: number[][]): number[] {
  const order: number[] = []
  let top = 0
  let bottom = matrix.length - 1
  let left = 0
  let right = matrix[0].length - 1
  while (top <= bottom && left <= right) {
    for (let row = top; row <= bottom; row++) order.push(matrix[row][left])
    left++
    for (let column = left; column <= right; column++) order.push(matrix[bottom][column])
    bottom--
    // A single remaining row or column has been read already.
    if (left <= right) {
      for (let row = bottom; row >= top; row--) order.push(matrix[row][right])
      right--
    }
    if (top <= bottom) {
      for (let column = right; column >= left; column--) order.push(matrix[top][column])
      top++
    }
  }
  return order
}
