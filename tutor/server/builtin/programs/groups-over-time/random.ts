function randomInput(int: (low: number, high: number) => number): [number, number[][]] {
  // Places from 1 to n - 1 exist whether numbers start at 0 or at 1.
  const n = int(2, 7)
  return [n, Array.from({ length: int(1, 7) }, () => [int(1, n - 1), int(1, n - 1)])]
}
