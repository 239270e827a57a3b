function randomInput(int: (low: number, high: number) => number): [number, number, number] {
  return [int(1, 5), int(1, 6), int(1, 20)]
}
