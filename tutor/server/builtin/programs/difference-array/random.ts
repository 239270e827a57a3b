function randomInput(int: (low: number, high: number) => number): [number, number[][]] {
  const n = int(1, 7)
  const update = () => {
    const start = int(0, n - 1)
    return [start, int(start, n - 1), int(-4, 9)]
  }
  return [n, Array.from({ length: int(0, 5) }, update)]
}
