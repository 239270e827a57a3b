function randomInput(int: (low: number, high: number) => number): [number[]] {
  return [Array.from({ length: int(1, 8) }, () => int(-4, 9))]
}
