function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const n = int(1, 7)
  const graph: number[][] = Array.from({ length: n }, () => [])
  for (const [a, b] of randomEdges(int, n, 8)) {
    graph[a].push(b)
    graph[b].push(a)
  }
  return [graph]
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
