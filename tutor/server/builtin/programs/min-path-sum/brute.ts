function pathSums(grid: number[][], row = 0, column = 0): number[] {
  const cell = grid[row]?.[column]
  if (cell === undefined) return []
  if (row === grid.length - 1 && column === grid[0].length - 1) return [cell]
  const rest = [...pathSums(grid, row + 1, column), ...pathSums(grid, row, column + 1)]
  return rest.map((sum) => cell + sum)
}

function minPathSum(grid: number[][]): number {
  return Math.min(...pathSums(grid))
}

function maxPathSum(grid: number[][]): number {
  return Math.max(...pathSums(grid))
}
