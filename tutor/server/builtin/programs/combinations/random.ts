function randomInput(int: (low: number, high: number) => number): [number, number] {
  const n = int(1, 7)
  return [n, int(1, n)]
}
