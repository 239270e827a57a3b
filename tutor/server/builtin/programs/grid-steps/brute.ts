function fewestSteps(grid: string[]): number {
  return distance(grid, '0.')
}

function fewestStepsOnOnes(grid: string[]): number {
  return distance(grid, '1')
}

function distance(grid: string[], free: string): number {
  const steps = grid.map((row) => [...row].map(() => Infinity))
  if (free.includes(grid[0][0])) steps[0][0] = 0
  for (let changes = 1; changes > 0; ) {
    changes = 0
    grid.forEach((row, r) => {
      for (let c = 0; c < row.length; c++) {
        if (!free.includes(row[c])) continue
        const near = [steps[r - 1]?.[c], steps[r + 1]?.[c], steps[r][c - 1], steps[r][c + 1]]
        const best = Math.min(...near.map((other) => (other ?? Infinity) + 1))
        if (best >= steps[r][c]) continue
        steps[r][c] = best
        changes++
      }
    })
  }
  const last = steps[grid.length - 1][grid[0].length - 1]
  return last === Infinity ? -1 : last
}
