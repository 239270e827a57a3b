function randomInput(int: (low: number, high: number) => number): [number[], number] {
  return [Array.from({ length: int(0, 7) }, () => int(-5, 5)), int(-8, 8)]
}
