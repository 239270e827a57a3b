function randomInput(int: (low: number, high: number) => number): [number, number[][], number] {
  const n = int(1, 6)
  const roads = Array.from({ length: int(0, 9) }, () => [int(0, n - 1), int(0, n - 1), int(0, 9)])
  return [n, roads, int(0, n - 1)]
}
