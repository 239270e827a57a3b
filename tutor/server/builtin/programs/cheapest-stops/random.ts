function randomInput(
  int: (low: number, high: number) => number,
): [number, number[][], number, number, number] {
  const n = int(1, 5)
  return [n, randomEdges(int, n, [1, 9]), int(0, n - 1), int(0, n - 1), int(0, 3)]
}

function randomEdges(
  int: (low: number, high: number) => number,
  n: number,
  weights: [low: number, high: number],
): number[][] {
  return Array.from({ length: int(0, 9) }, () => [int(0, n - 1), int(0, n - 1), int(...weights)]).filter(
    ([a, b]) => a !== b,
  )
}
