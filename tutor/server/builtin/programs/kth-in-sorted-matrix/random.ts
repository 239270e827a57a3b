function randomInput(int: (low: number, high: number) => number): [number[][], number] {
  const width = int(1, 4)
  const matrix: number[][] = []
  for (let row = int(1, 4); row > 0; row--) {
    const above = matrix[matrix.length - 1]
    const next: number[] = []
    for (let column = 0; column < width; column++) {
      const atLeast = Math.max(above?.[column] ?? -9, next[column - 1] ?? -9)
      next.push(atLeast + int(0, 3))
    }
    matrix.push(next)
  }
  return [matrix, int(1, matrix.length * width)]
}
