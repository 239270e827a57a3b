function isBipartite(graph: number[][]): boolean {
  return Array.from({ length: 2 ** graph.length }, (_, side) => side).some((side) =>
    graph.every((neighbors, node) => neighbors.every((other) => ((side >> node) & 1) !== ((side >> other) & 1))),
  )
}
