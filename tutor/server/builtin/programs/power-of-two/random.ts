function randomInput(int: (low: number, high: number) => number): [number] {
  return [int(0, 1) === 0 ? int(-10, 70) : 2 ** int(0, 31) + int(0, 1)]
}
