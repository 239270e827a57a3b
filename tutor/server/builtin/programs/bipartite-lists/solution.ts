/**
 * Whether the nodes can be put into two groups so that no two neighbors share a group.
 * Each node has the list of its neighbors. A start may go to either group; from there all is
 * forced.
 */
function isBipartite(graph: number[][]): boolean {
  // 1 and -1 are the two sides.
  const side = new Array<number>(graph.length).fill(0)
  for (let start = 0; start < graph.length; start++) {
    if (side[start] !== 0) continue
    side[start] = 1
    const stack = [start]
    while (stack.length > 0) {
      const node = stack.pop() as number
      for (const neighbor of graph[node]) {
        if (side[neighbor] === side[node]) return false
        if (side[neighbor] !== 0) continue
        side[neighbor] = -side[node]
        stack.push(neighbor)
      }
    }
  }
  return true
}
