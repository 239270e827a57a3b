function randomInput(int: (low: number, high: number) => number): [number, number[][]] {
  const n = int(1, 6)
  const edges = Array.from({ length: n - 1 }, (_, i) => [int(0, i), i + 1])
  if (int(0, 1) === 0 && edges.length > 0) edges[int(0, edges.length - 1)] = [int(0, n - 1), int(0, n - 1)]
  if (int(0, 3) === 0) edges.push([int(0, n - 1), int(0, n - 1)])
  return [n, edges]
}
