function randomInput(int: (low: number, high: number) => number): [number[], number[], number] {
  const list = () => Array.from({ length: int(0, 5) }, () => int(1, 15))
  return [list(), list(), int(0, 4)]
}
