function randomInput(int: (low: number, high: number) => number): [number[]] {
  return [Array.from({ length: int(0, 9) }, () => int(-5, 6))]
}
