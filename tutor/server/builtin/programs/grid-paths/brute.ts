function gridPaths(rows: number, columns: number): number {
  if (rows === 1 || columns === 1) return 1
  return gridPaths(rows - 1, columns) + gridPaths(rows, columns - 1)
}
