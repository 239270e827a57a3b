/** How many areas of land the grid holds when corners join cells, too. */
function countDiagonalIslands(grid: string[]): number {
  const land = grid.map((row) => [...row].map((cell) => !'0.~-'.includes(cell)))
  let islands = 0
  land.forEach((row, r) => {
    row.forEach((isLand, c) => {
      if (!isLand) return
      islands++
      floodDiagonally(land, r, c)
    })
  })
  return islands
}

/** Turns an area into water. It has its own stack, because recursion fails on large areas. */
function floodDiagonally(land: boolean[][], row: number, column: number): void {
  const stack = [[row, column]]
  land[row][column] = false
  while (stack.length > 0) {
    const [r, c] = stack.pop() as number[]
    for (const nextRow of [r - 1, r, r + 1]) {
      for (const nextColumn of [c - 1, c, c + 1]) {
        if (!land[nextRow]?.[nextColumn]) continue
        land[nextRow][nextColumn] = false
        stack.push([nextRow, nextColumn])
      }
    }
  }
}
