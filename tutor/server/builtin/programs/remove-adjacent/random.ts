function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(1, 10) }, () => 'abc'[int(0, 2)]).join('')]
}
