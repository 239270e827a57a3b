function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const width = int(1, 5)
  const cell = () => (int(0, 3) === 0 ? 0 : 1)
  return [Array.from({ length: int(1, 4) }, () => Array.from({ length: width }, cell))]
}
