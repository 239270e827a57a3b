function randomInput(int: (low: number, high: number) => number): [number, number] {
  return [(int(1, 12) / 4) * (int(0, 1) * 2 - 1), int(-4, 7)]
}
