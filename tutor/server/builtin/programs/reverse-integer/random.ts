function randomInput(int: (low: number, high: number) => number): [number] {
  return [int(0, 1) === 0 ? int(-999, 999) : int(-2147483647, 2147483647)]
}
