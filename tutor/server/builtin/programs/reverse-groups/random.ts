function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const values = Array.from({ length: int(1, 9) }, () => int(-9, 9))
  return [values, int(1, values.length)]
}
