function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(1, 8) }, () => '()(a)b'[int(0, 5)]).join('')]
}
