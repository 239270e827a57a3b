function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const n = int(1, 5)
  const cell = (a: number, b: number) => (a === b ? 0 : int(0, 2) === 0 ? int(1, 9) : -1)
  return [Array.from({ length: n }, (_, a) => Array.from({ length: n }, (_, b) => cell(a, b)))]
}
