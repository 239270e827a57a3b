function randomInput(int: (low: number, high: number) => number): [number, number[]] {
  return [int(1, 4), Array.from({ length: int(1, 8) }, () => int(0, 9))]
}
