function randomInput(int: (low: number, high: number) => number): [string] {
  const letters = ['UDLR', 'NESW'][int(0, 1)]
  return [Array.from({ length: int(0, 9) }, () => letters[int(0, 3)]).join('')]
}
