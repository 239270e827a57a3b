/**
 * The area of the largest square that holds only '1'.
 * The square that ends at a cell needs those that end above, to the left and between both: it is
 * one larger than the smallest of them.
 */
function maximalSquare(matrix: string[]): number {
  let best = 0
  // sides[column + 1] is the side of the square that ends at the cell above, then at the cell.
  const sides = new Array<number>(matrix[0].length + 1).fill(0)
  for (const row of matrix) {
    let diagonal = 0
    for (let column = 1; column < sides.length; column++) {
      const above = sides[column]
      const isFull = row[column - 1] === '1'
      sides[column] = isFull ? 1 + Math.min(above, sides[column - 1], diagonal) : 0
      best = Math.max(best, sides[column])
      diagonal = above
    }
  }
  return best * best
}
