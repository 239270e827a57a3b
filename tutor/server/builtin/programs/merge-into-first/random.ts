function randomInput(
  int: (low: number, high: number) => number,
): [number[], number, number[], number] {
  const list = () => Array.from({ length: int(0, 5) }, () => int(-4, 6)).sort((a, b) => a - b)
  const [first, second] = [list(), list()]
  return [[...first, ...second.map(() => 0)], first.length, second, second.length]
}
