function randomInput(int: (low: number, high: number) => number): [number[], number] {
  return [Array.from({ length: int(0, 7) }, () => int(-3, 4)), int(-5, 8)]
}
