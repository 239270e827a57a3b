function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(1, 12) }, () => '0123425'[int(0, 6)]).join('')]
}
