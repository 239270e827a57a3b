function randomInput(int: (low: number, high: number) => number): [string[]] {
  const width = int(1, 5)
  const cell = () => (int(0, 1) === 0 ? '0' : '1')
  return [Array.from({ length: int(1, 5) }, () => Array.from({ length: width }, cell).join(''))]
}
