function minHeightRoots(n: number, edges: number[][]): number[] {
  const heights = Array.from({ length: n }, (_, root) => {
    const distance = new Map([[root, 0]])
    while (distance.size < n) {
      for (const [a, b] of edges) {
        const [x, y] = [distance.get(a), distance.get(b)]
        if (x !== undefined && y === undefined) distance.set(b, x + 1)
        if (y !== undefined && x === undefined) distance.set(a, y + 1)
      }
    }
    return Math.max(...distance.values())
  })
  return heights.flatMap((height, root) => (height === Math.min(...heights) ? [root] : []))
}
