function redundantEdge(edges: number[][]): number[] {
  const nodes = new Set(edges.flat())
  for (let left = edges.length - 1; left >= 0; left--) {
    const rest = edges.filter((_, i) => i !== left)
    const reached = new Set([edges[0][0]])
    for (let size = 0; size < reached.size; ) {
      size = reached.size
      for (const [a, b] of rest) {
        if (reached.has(a)) reached.add(b)
        if (reached.has(b)) reached.add(a)
      }
    }
    if (reached.size === nodes.size) return edges[left]
  }
  return []
}
