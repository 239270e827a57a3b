function randomInput(int: (low: number, high: number) => number): [number, number] {
  return [int(1, 7), int(1, 7)]
}
