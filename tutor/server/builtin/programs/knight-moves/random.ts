function randomInput(int: (low: number, high: number) => number): [number, number[], number[]] {
  const n = int(2, 7)
  const square = () => [int(1, n - 1), int(1, n - 1)]
  return [n, square(), square()]
}
