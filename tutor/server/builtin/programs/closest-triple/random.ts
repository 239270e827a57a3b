function randomInput(int: (low: number, high: number) => number): [number[], number] {
  return [Array.from({ length: int(3, 7) }, () => int(-6, 9)), int(-12, 20)]
}
