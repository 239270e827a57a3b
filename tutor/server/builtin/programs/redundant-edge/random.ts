function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const n = int(3, 7)
  // A tree and one edge more, in any order.
  const edges = Array.from({ length: n - 1 }, (_, i) => [int(1, i + 1), i + 2])
  for (;;) {
    const [a, b] = [int(1, n), int(1, n)]
    if (a === b || edges.some(([x, y]) => (x === a && y === b) || (x === b && y === a))) continue
    edges.splice(int(0, edges.length), 0, [a, b])
    break
  }
  for (let i = edges.length - 1; i > 0; i--) {
    const j = int(0, i)
    ;[edges[i], edges[j]] = [edges[j], edges[i]]
  }
  return [edges]
}
