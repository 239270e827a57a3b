function randomInput(int: (low: number, high: number) => number): [number[], number, number] {
  const values = Array.from({ length: int(1, 8) }, () => int(-5, 9))
  const left = int(1, values.length)
  return [values, left, int(left, values.length)]
}
