/**
 * The largest distance of a water cell (0) to its nearest land (1); -1 without land or water.
 * All land starts in the queue. Each round goes one step out, so the last cells are the farthest.
 */
function farthestFromLand(grid: number[][]): number {
  const distance = grid.map((row) => row.map((cell): number => (cell === 1 ? 0 : -1)))
  const queue = grid.flatMap((row, r) => row.flatMap((cell, c) => (cell === 1 ? [[r, c]] : [])))
  let farthest = -1
  for (const [row, column] of queue) {
    if (distance[row][column] > 0) farthest = distance[row][column]
    for (const [r, c] of [
      [row + 1, column],
      [row - 1, column],
      [row, column + 1],
      [row, column - 1],
    ]) {
      if (distance[r]?.[c] !== -1) continue
      distance[r][c] = distance[row][column] + 1
      queue.push([r, c])
    }
  }
  return farthest
}
