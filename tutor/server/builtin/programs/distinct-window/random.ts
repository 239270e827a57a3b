function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(0, 9) }, () => 'abcd'[int(0, 3)]).join('')]
}
