/**
 * Whether the undirected edges make a tree of all n nodes.
 * A tree has one edge fewer than nodes. Then it is connected exactly if no edge closes a cycle.
 */
function isTree(n: number, edges: number[][]): boolean {
  if (edges.length !== n - 1) return false
  // Nodes may be numbered from 0 or from 1.
  const parent = Array.from({ length: n + 1 }, (_, i) => i)
  const find = (node: number): number => {
    while (parent[node] !== node) {
      parent[node] = parent[parent[node]]
      node = parent[node]
    }
    return node
  }
  for (const [a, b] of edges) {
    const [rootA, rootB] = [find(a), find(b)]
    if (rootA === rootB) return false
    parent[rootA] = rootB
  }
  return true
}
