function randomInput(int: (low: number, high: number) => number): [number[], number] {
  return [Array.from({ length: int(1, 7) }, () => int(0, 4)), int(-6, 6)]
}
