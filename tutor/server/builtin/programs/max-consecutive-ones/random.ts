function randomInput(int: (low: number, high: number) => number): [number[]] {
  return [Array.from({ length: int(1, 10) }, () => int(0, 1))]
}
