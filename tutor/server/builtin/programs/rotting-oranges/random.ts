function randomInput(int: (low: number, high: number) => number): [string[]] {
  const width = int(1, 4)
  const cell = () => '0111122'[int(0, 6)]
  return [Array.from({ length: int(1, 4) }, () => Array.from({ length: width }, cell).join(''))]
}
