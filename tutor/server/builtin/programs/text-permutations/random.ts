function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(1, 5) }, () => 'abcd'[int(0, 3)]).join('')]
}
