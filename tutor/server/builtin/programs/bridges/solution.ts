/**
 * The edges [a, b] without which their ends would no longer be connected.
 * For each node the search keeps the earliest one that its part of the tree reaches. Below a
 * bridge, that is never above it.
 */
function bridges(n: number, connections: number[][]): number[][] {
  // Nodes may be numbered from 0 or from 1.
  const links: [to: number, edge: number][][] = Array.from({ length: n + 1 }, () => [])
  connections.forEach(([a, b], edge) => {
    links[a].push([b, edge])
    links[b].push([a, edge])
  })
  const entered = new Array<number>(n + 1).fill(0)
  const lowest = new Array<number>(n + 1).fill(0)
  const found: number[][] = []
  let time = 0
  for (let start = 0; start <= n; start++) {
    if (entered[start] > 0) continue
    entered[start] = lowest[start] = ++time
    // Its own stack of nodes, each with the edge it was entered by and the next link to follow.
    const stack = [{ node: start, by: -1, next: 0 }]
    while (stack.length > 0) {
      const top = stack[stack.length - 1]
      const { node, by } = top
      if (top.next < links[node].length) {
        const [to, edge] = links[node][top.next++]
        if (edge === by) continue
        if (entered[to] > 0) {
          lowest[node] = Math.min(lowest[node], entered[to])
        } else {
          entered[to] = lowest[to] = ++time
          stack.push({ node: to, by: edge, next: 0 })
        }
        continue
      }
      stack.pop()
      const above = stack[stack.length - 1]
      if (above === undefined) continue
      lowest[above.node] = Math.min(lowest[above.node], lowest[node])
      if (lowest[node] > entered[above.node]) found.push(connections[by])
    }
  }
  return found
}
