function randomInput(int: (low: number, high: number) => number): [string[]] {
  const width = int(1, 5)
  const cell = () => (int(0, 2) === 0 ? 'O' : 'X')
  return [Array.from({ length: int(1, 5) }, () => Array.from({ length: width }, cell).join(''))]
}
