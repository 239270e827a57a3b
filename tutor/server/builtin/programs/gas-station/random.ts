function randomInput(int: (low: number, high: number) => number): [number[], number[]] {
  const length = int(1, 6)
  const list = () => Array.from({ length }, () => int(1, 6))
  return [list(), list()]
}
