function randomInput(int: (low: number, high: number) => number): [number[]] {
  const high = int(-1, 6)
  return [Array.from({ length: int(1, 8) }, () => int(-6, high))]
}
