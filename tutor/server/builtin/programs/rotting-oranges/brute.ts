function minutesToRot(grid: string[]): number {
  let cells = grid.map((row) => [...row])
  for (let minutes = 0; ; minutes++) {
    if (!cells.flat().includes('1')) return minutes
    const next = cells.map((row, r) =>
      row.map((cell, c) => {
        const near = [cells[r - 1]?.[c], cells[r + 1]?.[c], row[c - 1], row[c + 1]]
        return cell === '1' && near.includes('2') ? '2' : cell
      }),
    )
    if (next.join() === cells.join()) return -1
    cells = next
  }
}
