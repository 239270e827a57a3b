function randomInput(int: (low: number, high: number) => number): [number[]] {
  return [Array.from({ length: int(0, 8) }, () => int(1, 10))]
}
