function randomInput(int: (low: number, high: number) => number): [number, number[][]] {
  const n = int(1, 6)
  const edges = Array.from({ length: int(0, 8) }, () => [int(0, n - 1), int(0, n - 1)])
  return [n, edges.filter(([a, b]) => a !== b)]
}
