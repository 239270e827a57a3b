function randomInput(int: (low: number, high: number) => number): [number, number[][]] {
  const n = int(2, 7)
  return [n, randomEdges(int, n, 8)]
}

function randomEdges(int: (low: number, high: number) => number, n: number, max: number): number[][] {
  const edges: number[][] = []
  for (let i = int(0, max); i > 0; i--) {
    const [a, b] = [int(0, n - 1), int(0, n - 1)]
    const isNew = edges.every(([x, y]) => !(x === a && y === b) && !(x === b && y === a))
    if (a !== b && isNew) edges.push([a, b])
  }
  return edges
}
