function randomInput(int: (low: number, high: number) => number): [string[]] {
  const width = int(2, 5)
  const cells = Array.from({ length: width * int(1, 5) }, () => (int(0, 2) === 0 ? '#' : '.'))
  const start = int(0, cells.length - 1)
  cells[start] = 'S'
  cells[(start + int(1, cells.length - 1)) % cells.length] = 'E'
  return [Array.from({ length: cells.length / width }, (_, r) => cells.slice(r * width, (r + 1) * width).join(''))]
}
