function randomInput(int: (low: number, high: number) => number): [number[], number] {
  return [Array.from({ length: int(0, 7) }, () => int(-3, 9)), int(0, 12)]
}
