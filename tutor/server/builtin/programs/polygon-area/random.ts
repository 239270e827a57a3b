function randomInput(int: (low: number, high: number) => number): [number[][]] {
  return [Array.from({ length: 3 }, () => [int(-5, 5), int(-5, 5)])]
}
