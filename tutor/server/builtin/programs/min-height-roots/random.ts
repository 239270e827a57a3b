function randomInput(int: (low: number, high: number) => number): [number, number[][]] {
  const n = int(1, 8)
  const shift = int(0, n - 1)
  const edges = Array.from({ length: n - 1 }, (_, i) => [int(Math.max(0, i - 2), i), i + 1])
  return [n, edges.map(([a, b]) => [(a + shift) % n, (b + shift) % n])]
}
