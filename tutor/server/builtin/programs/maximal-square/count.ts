/** How many squares, of any size, hold only '1'. */
function countSquares(matrix: string[]): number {
  let count = 0
  const sides = new Array<number>(matrix[0].length + 1).fill(0)
  for (const row of matrix) {
    let diagonal = 0
    for (let column = 1; column < sides.length; column++) {
      const above = sides[column]
      const isFull = row[column - 1] === '1'
      sides[column] = isFull ? 1 + Math.min(above, sides[column - 1], diagonal) : 0
      // As many squares end here as the largest of them has rows.
      count += sides[column]
      diagonal = above
    }
  }
  return count
}
