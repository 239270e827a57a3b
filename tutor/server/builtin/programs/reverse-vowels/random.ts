function randomInput(int: (low: number, high: number) => number): [string] {
  return [Array.from({ length: int(1, 9) }, () => 'aEibcdoU'[int(0, 7)]).join('')]
}
