function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(1, 7) }, () => 'ab'[int(0, 1)]).join('')]
}
