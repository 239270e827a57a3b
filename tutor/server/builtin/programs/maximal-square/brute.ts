function sidesOfSquares(matrix: string[]): number[] {
  const sides: number[] = []
  for (let top = 0; top < matrix.length; top++) {
    for (let left = 0; left < matrix[0].length; left++) {
      for (let side = 1; top + side <= matrix.length && left + side <= matrix[0].length; side++) {
        const rows = matrix.slice(top, top + side).map((row) => row.slice(left, left + side))
        if (rows.every((row) => row === '1'.repeat(side))) sides.push(side)
      }
    }
  }
  return sides
}

function maximalSide(matrix: string[]): number {
  return Math.max(0, ...sidesOfSquares(matrix))
}

function maximalSquare(matrix: string[]): number {
  return maximalSide(matrix) ** 2
}

function countSquares(matrix: string[]): number {
  return sidesOfSquares(matrix).length
}
