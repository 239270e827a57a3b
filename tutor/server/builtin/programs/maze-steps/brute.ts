function mazeSteps(grid: string[]): number {
  const steps = grid.map((row) => [...row].map((cell) => (cell === 'S' ? 0 : Infinity)))
  for (let changes = 1; changes > 0; ) {
    changes = 0
    grid.forEach((row, r) => {
      for (let c = 0; c < row.length; c++) {
        if (row[c] === '#') continue
        const near = [steps[r - 1]?.[c], steps[r + 1]?.[c], steps[r][c - 1], steps[r][c + 1]]
        const best = Math.min(...near.map((other) => (other ?? Infinity) + 1))
        if (best >= steps[r][c]) continue
        steps[r][c] = best
        changes++
      }
    })
  }
  const all = grid.flatMap((row, r) => [...row].flatMap((cell, c) => ('EB'.includes(cell) ? [steps[r][c]] : [])))
  if (grid.join('').includes('A')) return knownMaze(grid)
  return all.length === 0 || all[0] === Infinity ? -1 : all[0]
}

/** The same with the start called S. */
function knownMaze(grid: string[]): number {
  return mazeSteps(grid.map((row) => row.replace('A', 'S')))
}
