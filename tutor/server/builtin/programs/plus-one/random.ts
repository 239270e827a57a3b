function randomInput(int: (low: number, high: number) => number): [number[]] {
  const length = int(1, 5)
  return [Array.from({ length }, (_, i) => [int(i === 0 ? 1 : 0, 9), 9][int(0, 1)])]
}
