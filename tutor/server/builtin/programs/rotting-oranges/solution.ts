/**
 * The minutes until rotten cells ('2') have infected all fresh ones ('1'); -1 if they never do.
 * All rotten cells start in the queue, so every round of the search is one minute.
 */
function minutesToRot(grid: string[]): number {
  const cells = grid.map((row) => [...row])
  let fresh = cells.flat().filter((cell) => cell === '1').length
  let queue = cells.flatMap((row, r) => row.flatMap((cell, c) => (cell === '2' ? [[r, c]] : [])))
  let minutes = 0
  while (fresh > 0 && queue.length > 0) {
    const next: number[][] = []
    for (const [row, column] of queue) {
      for (const [r, c] of [
        [row + 1, column],
        [row - 1, column],
        [row, column + 1],
        [row, column - 1],
      ]) {
        if (cells[r]?.[c] !== '1') continue
        cells[r][c] = '2'
        fresh--
        next.push([r, c])
      }
    }
    queue = next
    minutes++
  }
  return fresh === 0 ? minutes : -1
}
