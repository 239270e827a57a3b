function longestPath(matrix: number[][]): number {
  const from = (r: number, c: number): number => {
    const near = [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]].filter(([y, x]) => matrix[y]?.[x] > matrix[r][c])
    return 1 + Math.max(0, ...near.map(([y, x]) => from(y, x)))
  }
  return Math.max(...matrix.flatMap((row, r) => row.map((_, c) => from(r, c))))
}
