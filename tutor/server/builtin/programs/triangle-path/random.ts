function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const rowOf = (length: number) => Array.from({ length }, () => int(-5, 9))
  return [Array.from({ length: int(1, 6) }, (_, row) => rowOf(row + 1))]
}
