function randomInput(int: (low: number, high: number) => number): [number[], number[]] {
  const list = () => Array.from({ length: int(0, 6) }, () => int(-5, 6)).sort((a, b) => a - b)
  return [list(), list()]
}
