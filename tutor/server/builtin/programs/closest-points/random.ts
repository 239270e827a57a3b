function randomInput(int: (low: number, high: number) => number): [number[][], number] {
  const points = Array.from({ length: int(1, 7) }, () => [int(-4, 4), int(-4, 4)])
  return [points, int(1, points.length)]
}
