function randomInput(int: (low: number, high: number) => number): [string, number] {
  return [Array.from({ length: int(1, 12) }, () => 'ABCDE'[int(0, 4)]).join(''), int(1, 5)]
}
