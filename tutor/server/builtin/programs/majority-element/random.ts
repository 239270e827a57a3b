function randomInput(int: (low: number, high: number) => number): [number[]] {
  const high = int(0, 4)
  return [Array.from({ length: int(1, 9) }, () => int(-1, high))]
}
