/**
 * How many islands the grid holds: groups of land joined up, down, left or right. Water is `0`, `.`,
 * `~` or `-`; anything else is land.
 */
function countIslands(grid: string[]): number {
  const land = grid.map((row) => [...row].map((cell) => !'0.~-'.includes(cell)))
  let islands = 0
  land.forEach((row, r) => {
    row.forEach((isLand, c) => {
      if (!isLand) return
      islands++
      flood(land, r, c)
    })
  })
  return islands
}

/** Turns an island into water. It has its own stack, because recursion fails on large islands. */
function flood(land: boolean[][], row: number, column: number): void {
  const stack = [[row, column]]
  land[row][column] = false
  while (stack.length > 0) {
    const [r, c] = stack.pop() as number[]
    for (const [nextRow, nextColumn] of [
      [r + 1, c],
      [r - 1, c],
      [r, c + 1],
      [r, c - 1],
    ]) {
      if (!land[nextRow]?.[nextColumn]) continue
      land[nextRow][nextColumn] = false
      stack.push([nextRow, nextColumn])
    }
  }
}
