function randomInput(int: (low: number, high: number) => number): [number[]] {
  return [Array.from({ length: int(1, 5) }, () => (int(0, 1) === 0 ? int(0, 9) : int(0, 130)))]
}
