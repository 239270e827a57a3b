function randomInput(int: (low: number, high: number) => number): [number] {
  return [int(1, 60)]
}
