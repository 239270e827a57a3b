function randomInput(int: (low: number, high: number) => number): [number[], number] {
  return [Array.from({ length: int(1, 8) }, () => int(-3, 4)), int(-4, 7)]
}
