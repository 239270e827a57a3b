function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(1, 9) }, (_, i) => 'abcdefghijkl'[int(i, i + 2)]).join('')]
}
