function shortestPathLength(grid: string[]): number {
  const length = grid.map((row) => [...row].map(() => Infinity))
  if (grid[0][0] === '0') length[0][0] = 1
  for (let changes = 1; changes > 0; ) {
    changes = 0
    grid.forEach((row, r) => {
      for (let c = 0; c < row.length; c++) {
        if (row[c] === '1') continue
        const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => length[r + down]?.[c + right] ?? Infinity))
        const best = Math.min(length[r][c], Math.min(...near) + 1)
        if (best < length[r][c]) changes++
        length[r][c] = best
      }
    })
  }
  const last = length[grid.length - 1][grid[0].length - 1]
  return last === Infinity ? -1 : last
}
