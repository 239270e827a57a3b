function randomInput(int: (low: number, high: number) => number): [string[], string] {
  const letters = (length: number) => Array.from({ length }, () => 'abc'[int(0, 2)]).join('')
  const width = int(1, 3)
  return [Array.from({ length: int(1, 3) }, () => letters(width)), letters(int(1, 5))]
}
