function countIslands(grid: string[]): number {
  return countAreas(grid, (cell) => /[^0.~-]/.test(cell), false)
}

function countDiagonalIslands(grid: string[]): number {
  return countAreas(grid, (cell) => /[^0.~-]/.test(cell), true)
}

function countRooms(grid: string[]): number {
  return countAreas(grid, (cell) => /[0.]/.test(cell), false)
}

function countAreas(grid: string[], belongs: (cell: string) => boolean, cornersJoin: boolean) {
  const cells = grid.flatMap((row, r) =>
    [...row].flatMap((cell, c) => (belongs(cell) ? [{ r, c, label: r * 100 + c }] : [])),
  )
  let hasChanged = true
  while (hasChanged) {
    hasChanged = false
    for (const a of cells) {
      for (const b of cells) {
        const [down, right] = [Math.abs(a.r - b.r), Math.abs(a.c - b.c)]
        const areJoined = cornersJoin ? Math.max(down, right) === 1 : down + right === 1
        if (!areJoined || a.label <= b.label) continue
        a.label = b.label
        hasChanged = true
      }
    }
  }
  return new Set(cells.map(({ label }) => label)).size
}
