function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const values = Array.from({ length: int(1, 7) }, () => int(-5, 5))
  return [values, int(1, values.length)]
}
