function randomInput(int: (low: number, high: number) => number): [string[]] {
  const width = int(1, 5)
  const cell = () => (int(0, 9) < 4 ? '1' : '0')
  const grid = Array.from({ length: int(1, 5) }, () => Array.from({ length: width }, cell).join(''))
  if (int(0, 3) > 0) grid[0] = `0${grid[0].slice(1)}`
  return [grid]
}
