function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(0, 8) }, () => 'abcd'[int(0, 3)]).join('')]
}
