function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(0, 4) }, () => int(2, 9)).join('')]
}
