function randomInput(int: (low: number, high: number) => number): [number[], number[]] {
  const list = () => Array.from({ length: int(0, 7) }, () => int(-2, 5))
  return [list(), list()]
}
