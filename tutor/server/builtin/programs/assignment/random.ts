function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const n = int(1, 5)
  return [Array.from({ length: n }, () => Array.from({ length: n }, () => int(1, 12)))]
}
