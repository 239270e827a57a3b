function randomInput(int: (low: number, high: number) => number): [number, number, number] {
  return [int(1, 8), int(1, 8), int(0, 16)]
}
