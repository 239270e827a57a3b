function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(0, 9) }, () => 'ab'[int(0, 1)]).join('')]
}
