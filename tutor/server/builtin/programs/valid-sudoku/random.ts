function randomInput(int: (low: number, high: number) => number): [string[]] {
  const solved = [
    '534678912',
    '672195348',
    '198342567',
    '859761423',
    '426853791',
    '713924856',
    '961537284',
    '287419635',
    '345286179',
  ]
  // Shifted digits and exchanged bands give other grids.
  const [shift, band] = [int(0, 8), int(0, 2) * 3]
  const rows = [...solved.slice(band), ...solved.slice(0, band)]
  const cell = (digit: string) => (int(0, 9) < 6 ? '.' : String(((Number(digit) + shift) % 9) + 1))
  const grid = rows.map((row) => [...row].map(cell))
  if (int(0, 1) === 0) grid[int(0, 8)][int(0, 8)] = String(int(1, 9))
  return [grid.map((row) => row.join(''))]
}
