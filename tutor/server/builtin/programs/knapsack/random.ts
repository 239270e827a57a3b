function randomInput(
  int: (low: number, high: number) => number,
): [number[], number[], number] {
  const length = int(1, 5)
  const list = () => Array.from({ length }, () => int(1, 7))
  return [list(), list(), int(0, 14)]
}
