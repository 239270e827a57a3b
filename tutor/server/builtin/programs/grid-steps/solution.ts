/**
 * The fewest steps from the top left to the bottom right cell, up, down, left or right over free
 * cells ('0' or '.'); -1 when there is no way.
 * Breadth-first search reaches cells in order of their distance, so the first visit is the shortest.
 */
function fewestSteps(grid: string[]): number {
  const rows = grid.length
  const columns = grid[0].length
  const isFree = (row: number, column: number) =>
    grid[row]?.[column] === '0' || grid[row]?.[column] === '.'
  if (!isFree(0, 0)) return -1

  const distance = grid.map((row) => new Array<number>(row.length).fill(-1))
  distance[0][0] = 0
  const queue = [[0, 0]]
  // The queue is read by an index, for taking from the front of an array is slow.
  for (let head = 0; head < queue.length; head++) {
    const [row, column] = queue[head]
    for (const [nextRow, nextColumn] of [
      [row + 1, column],
      [row - 1, column],
      [row, column + 1],
      [row, column - 1],
    ]) {
      if (!isFree(nextRow, nextColumn) || distance[nextRow][nextColumn] !== -1) continue
      distance[nextRow][nextColumn] = distance[row][column] + 1
      queue.push([nextRow, nextColumn])
    }
  }
  return distance[rows - 1][columns - 1]
}
