function obstaclePaths(grid: string[], row = 0, column = 0): number {
  const cell = grid[row]?.[column]
  if (cell !== '0' && cell !== '.') return 0
  if (row === grid.length - 1 && column === grid[0].length - 1) return 1
  return obstaclePaths(grid, row + 1, column) + obstaclePaths(grid, row, column + 1)
}

function obstaclePathsModulo(grid: string[]): number {
  return obstaclePaths(grid) % 1_000_000_007
}
