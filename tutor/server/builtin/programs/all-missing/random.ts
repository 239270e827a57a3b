function randomInput(int: (low: number, high: number) => number): [number[]] {
  const n = int(1, 8)
  return [Array.from({ length: n }, () => int(1, n))]
}
