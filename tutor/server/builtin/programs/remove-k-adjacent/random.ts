function randomInput(int: (low: number, high: number) => number): [string, number] {
  return [Array.from({ length: int(1, 14) }, () => 'ab'[int(0, 1)]).join(''), int(2, 4)]
}
