/**
 * How many islands the grid holds: groups of '1' joined up, down, left or right.
 * Each search floods one whole island, so every search begun is one more island.
 */
function countIslands(grid: string[]): number {
  const seen = grid.map((row) => new Array<boolean>(row.length).fill(false))
  let islands = 0
  for (let row = 0; row < grid.length; row++) {
    for (let column = 0; column < grid[row].length; column++) {
      if (grid[row][column] !== '1' || seen[row][column]) continue
      islands++
      flood(grid, seen, row, column)
    }
  }
  return islands
}

/** Marks everything joined to the cell. Its own stack, for recursion fails on large islands. */
function flood(grid: string[], seen: boolean[][], row: number, column: number): void {
  const stack = [[row, column]]
  seen[row][column] = true
  while (stack.length > 0) {
    const [r, c] = stack.pop() as number[]
    for (const [nextRow, nextColumn] of [
      [r + 1, c],
      [r - 1, c],
      [r, c + 1],
      [r, c - 1],
    ]) {
      if (grid[nextRow]?.[nextColumn] !== '1' || seen[nextRow][nextColumn]) continue
      seen[nextRow][nextColumn] = true
      stack.push([nextRow, nextColumn])
    }
  }
}
