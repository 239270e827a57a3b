function randomInput(int: (low: number, high: number) => number): [string, number] {
  return [Array.from({ length: int(0, 9) }, () => 'ABC'[int(0, 2)]).join(''), int(0, 3)]
}
