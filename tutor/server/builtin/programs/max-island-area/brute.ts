function maxIslandArea(grid: string[]): number {
  const labels = grid.map((row, r) => [...row].map((cell, c) => (cell === '1' ? r * 100 + c : Infinity)))
  for (let changes = 1; changes > 0; ) {
    changes = 0
    labels.forEach((row, r) => {
      row.forEach((label, c) => {
        if (label === Infinity) return
        const near = [labels[r - 1]?.[c], labels[r + 1]?.[c], row[c - 1], row[c + 1]]
        const lowest = Math.min(label, ...near.map((other) => other ?? Infinity))
        if (lowest < row[c]) changes++
        row[c] = lowest
      })
    })
  }
  const all = labels.flat().filter((label) => label !== Infinity)
  return Math.max(0, ...all.map((label) => all.filter((other) => other === label).length))
}
