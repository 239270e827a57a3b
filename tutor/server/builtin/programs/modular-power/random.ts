function randomInput(int: (low: number, high: number) => number): [number, number, number] {
  return [int(0, 50), int(0, 30), int(1, 99)]
}
