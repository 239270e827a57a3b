function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const n = int(1, 4)
  const star = int(0, n - 1)
  const cell = (a: number, b: number) => (b === star ? (int(0, 6) > 0 ? 1 : 0) : a === star ? (int(0, 6) > 0 ? 0 : 1) : int(0, 1))
  return [Array.from({ length: n }, (_, a) => Array.from({ length: n }, (_, b) => cell(a, b)))]
}
