function randomInput(int: (low: number, high: number) => number): [number, number[][]] {
  const n = int(1, 6)
  const pairs = Array.from({ length: int(0, 7) }, () => [int(0, n - 1), int(0, n - 1)])
  // Mostly without a circle.
  const kept = int(0, 2) === 0 ? pairs.filter(([a, b]) => a !== b) : pairs.filter(([a, b]) => (a * 5) % 7 > (b * 5) % 7)
  return [n, kept]
}
