function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(1, 9) }, () => 'abAB'[int(0, 3)]).join('')]
}
