function randomInput(int: (low: number, high: number) => number): [number, number[]] {
  const coins = new Set(Array.from({ length: int(1, 4) }, () => int(1, 6)))
  return [int(0, 14), [...coins]]
}
