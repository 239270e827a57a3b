/**
 * The number of cells on the shortest path over free cells ('0' or '.'), or -1.
 * It leads from the top left to the bottom right in steps in eight directions. Breadth-first
 * search reaches cells in order of their distance.
 */
function shortestPathLength(grid: string[]): number {
  const isFree = (r: number, c: number) => grid[r]?.[c] === '0' || grid[r]?.[c] === '.'
  const length = grid.map((row) => new Array<number>(row.length).fill(-1))
  const queue: number[][] = []
  if (isFree(0, 0)) {
    length[0][0] = 1
    queue.push([0, 0])
  }
  // The queue grows while it is read.
  for (const [row, column] of queue) {
    for (let r = row - 1; r <= row + 1; r++) {
      for (let c = column - 1; c <= column + 1; c++) {
        if (!isFree(r, c) || length[r][c] !== -1) continue
        length[r][c] = length[row][column] + 1
        queue.push([r, c])
      }
    }
  }
  return length[grid.length - 1][grid[0].length - 1]
}
