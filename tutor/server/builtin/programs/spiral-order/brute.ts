function spiralOrder(matrix: number[][]): number[] {
  // Take the first row away and turn the rest to the left, until nothing is left.
  const [first, ...rest] = matrix
  if (first === undefined || first.length === 0) return []
  const turned = first.map((_, i) => rest.map((row) => row[row.length - 1 - i]))
  return [...first, ...spiralOrder(turned)]
}

function spiralCounterclockwise(matrix: number[][]): number[] {
  // Mirrored at its diagonal, the matrix is read clockwise.
  return spiralOrder(matrix[0].map((_, i) => matrix.map((row) => row[i])))
}
