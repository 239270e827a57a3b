/**
 * The steps from every cell to the nearest 0, up, down, left or right; -1 without any 0.
 * All zeros start in the queue, so each cell is first reached from its nearest one.
 */
function distancesToZero(mat: number[][]): number[][] {
  const distance = mat.map((row) => row.map((cell): number => (cell === 0 ? 0 : -1)))
  const queue = mat.flatMap((row, r) => row.flatMap((cell, c) => (cell === 0 ? [[r, c]] : [])))
  // The queue grows while it is read.
  for (const [row, column] of queue) {
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
  return distance
}
