function randomInput(int: (low: number, high: number) => number): [number] {
  return [int(0, 1) === 0 ? int(0, 9) : int(0, 2 ** 32 - 1)]
}
