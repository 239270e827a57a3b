function randomInput(int: (low: number, high: number) => number): [string[], number] {
  return [Array.from({ length: int(1, 9) }, () => 'AABC'[int(0, 3)]), int(0, 4)]
}
