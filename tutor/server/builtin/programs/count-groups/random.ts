function randomInput(int: (low: number, high: number) => number): [number, number[][]] {
  const n = int(1, 7)
  const first = int(0, 1)
  const member = () => int(first, n - 1 + first)
  return [n, Array.from({ length: int(0, 7) }, () => [member(), member()])]
}
