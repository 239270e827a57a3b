function randomInput(int: (low: number, high: number) => number): [number[], number] {
  return [Array.from({ length: int(0, 9) }, () => int(0, 6)), int(0, 10)]
}
