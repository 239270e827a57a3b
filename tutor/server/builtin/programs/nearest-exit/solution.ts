/**
 * The fewest steps from the entrance to another empty cell ('.') at the border, or -1.
 * Breadth-first search reaches cells in order of their distance, so the first exit is the nearest.
 */
function nearestExit(maze: string[], entrance: number[]): number {
  const steps = maze.map((row) => new Array<number>(row.length).fill(-1))
  steps[entrance[0]][entrance[1]] = 0
  const queue = [entrance]
  // The queue grows while it is read.
  for (const [row, column] of queue) {
    const isBorder =
      row === 0 || column === 0 || row === maze.length - 1 || column === maze[row].length - 1
    if (isBorder && steps[row][column] > 0) return steps[row][column]
    for (const [r, c] of [
      [row + 1, column],
      [row - 1, column],
      [row, column + 1],
      [row, column - 1],
    ]) {
      if (steps[r]?.[c] !== -1 || maze[r][c] !== '.') continue
      steps[r][c] = steps[row][column] + 1
      queue.push([r, c])
    }
  }
  return -1
}
