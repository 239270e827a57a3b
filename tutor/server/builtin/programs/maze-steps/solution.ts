/**
 * The fewest steps from 'S' or 'A' to 'E', 'G', 'T', 'B', 'F' or 'D' around walls ('#'), or -1.
 * Breadth-first search reaches cells in order of their distance, so the first visit is the
 * shortest.
 */
function mazeSteps(grid: string[]): number {
  const find = (marks: string) => {
    const r = grid.findIndex((row) => [...row].some((cell) => marks.includes(cell)))
    return [r, r < 0 ? -1 : [...grid[r]].findIndex((cell) => marks.includes(cell))]
  }
  const start = find('SAs')
  const end = find('EGTBFDeg')
  if (start[0] < 0 || end[0] < 0) return -1
  const steps = grid.map((row) => new Array<number>(row.length).fill(-1))
  steps[start[0]][start[1]] = 0
  const queue = [start]
  // The queue grows while it is read.
  for (const [row, column] of queue) {
    for (const [r, c] of [
      [row + 1, column],
      [row - 1, column],
      [row, column + 1],
      [row, column - 1],
    ]) {
      if (steps[r]?.[c] !== -1 || '#*X%1'.includes(grid[r][c])) continue
      steps[r][c] = steps[row][column] + 1
      queue.push([r, c])
    }
  }
  return steps[end[0]][end[1]]
}
