function randomInput(int: (low: number, high: number) => number): [number[], number] {
  return [Array.from({ length: int(1, 9) }, () => int(1, 5)), int(1, 4)]
}
