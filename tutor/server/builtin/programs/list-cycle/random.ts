function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const values = Array.from({ length: int(0, 7) }, () => int(-2, 2))
  return [values, int(-1, values.length - 1)]
}
