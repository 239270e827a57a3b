function randomInput(int: (low: number, high: number) => number): [number, number[][]] {
  const n = int(1, 5)
  const link = () => [int(0, n - 1), int(0, n - 1), int(0, 9)]
  return [n, Array.from({ length: int(0, 8) }, link)]
}
