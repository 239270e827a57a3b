/** How many rooms the plan shows: areas of floor `.` (or 0) that walls enclose. */
function countRooms(grid: string[]): number {
  const floor = grid.map((row) => [...row].map((cell) => cell === '.' || cell === '0'))
  let rooms = 0
  floor.forEach((row, r) => {
    row.forEach((isFloor, c) => {
      if (!isFloor) return
      rooms++
      fill(floor, r, c)
    })
  })
  return rooms
}

/** Fills a room up. It has its own stack, because recursion fails on large rooms. */
function fill(floor: boolean[][], row: number, column: number): void {
  const stack = [[row, column]]
  floor[row][column] = false
  while (stack.length > 0) {
    const [r, c] = stack.pop() as number[]
    for (const [nextRow, nextColumn] of [
      [r + 1, c],
      [r - 1, c],
      [r, c + 1],
      [r, c - 1],
    ]) {
      if (!floor[nextRow]?.[nextColumn]) continue
      floor[nextRow][nextColumn] = false
      stack.push([nextRow, nextColumn])
    }
  }
}
