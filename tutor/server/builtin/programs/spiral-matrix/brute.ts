function spiralMatrix(n: number): number[][] {
  // From the middle outward: put a new first row above the matrix turned to the right.
  let matrix: number[][] = []
  let next = n * n
  while (matrix.length < n || matrix[0].length < n) {
    const height = matrix.length
    const first = Array.from({ length: height === 0 ? 1 : height }, (_, i) => i)
    const width = matrix[0]?.length ?? 0
    const turned = Array.from({ length: width }, (_, i) => matrix.map((row) => row[i]).reverse())
    next -= first.length
    matrix = [first.map((i) => next + i + 1), ...turned]
  }
  return matrix
}
