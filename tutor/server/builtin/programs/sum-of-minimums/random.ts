function randomInput(int: (low: number, high: number) => number): [number[]] {
  return [Array.from({ length: int(1, 8) }, () => int(1, 9) * (int(0, 3) === 0 ? 10 ** 8 : 1))]
}
