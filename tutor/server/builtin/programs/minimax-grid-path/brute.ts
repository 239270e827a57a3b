function lowestLevel(grid: number[][]): number {
  return lowest(grid, Math.max)
}

function leastEffort(grid: number[][]): number {
  return grid.flat().length === 1 ? 0 : lowest(grid, (a, b) => Math.abs(a - b))
}

function lowest(grid: number[][], cost: (a: number, b: number) => number): number {
  const [bottom, right] = [grid.length - 1, grid[0].length - 1]
  if (bottom === 0 && right === 0) return grid[0][0]
  for (let level = 0; ; level++) {
    const reached = new Set(['0,0'])
    for (const place of reached) {
      const [r, c] = place.split(',').map(Number)
      for (const [y, x] of [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]]) {
        if (grid[y]?.[x] !== undefined && cost(grid[r][c], grid[y][x]) <= level) reached.add(`${y},${x}`)
      }
    }
    if (reached.has(`${bottom},${right}`)) return level
  }
}
