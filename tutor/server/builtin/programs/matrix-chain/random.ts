function randomInput(int: (low: number, high: number) => number): [number[]] {
  return [Array.from({ length: int(2, 7) }, () => int(1, 9))]
}
