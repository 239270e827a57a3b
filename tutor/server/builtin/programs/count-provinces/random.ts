function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const n = int(1, 6)
  const matrix = Array.from({ length: n }, (_, a) => Array.from({ length: n }, (_, b) => (a === b ? 1 : 0)))
  for (let i = int(0, n); i > 0; i--) {
    const [a, b] = [int(0, n - 1), int(0, n - 1)]
    matrix[a][b] = matrix[b][a] = 1
  }
  return [matrix]
}
