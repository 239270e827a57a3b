function randomInput(int: (low: number, high: number) => number): [string[]] {
  const width = int(1, 5)
  const cell = () => '0001'[int(0, 3)]
  return [Array.from({ length: int(1, 5) }, () => Array.from({ length: width }, cell).join(''))]
}
