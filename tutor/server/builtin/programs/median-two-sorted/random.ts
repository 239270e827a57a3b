function randomInput(int: (low: number, high: number) => number): [number[], number[]] {
  const list = (min: number) =>
    Array.from({ length: int(min, 6) }, () => int(-5, 9)).sort((a, b) => a - b)
  return [list(0), list(1)]
}
