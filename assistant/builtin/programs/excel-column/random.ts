function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(1, 5) }, () => String.fromCharCode(65 + int(0, 25))).join('')]
}
