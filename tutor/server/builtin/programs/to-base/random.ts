function randomInput(int: (low: number, high: number) => number): [number, number] {
  return [int(-300, 3000), int(2, 36)]
}
