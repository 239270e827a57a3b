/**
 * The last edge of a tree with one edge too many that can be removed; empty without a cycle.
 * The first edge whose ends are joined already closes the only cycle, and it is its last edge.
 */
function redundantEdge(edges: number[][]): number[] {
  const parent = new Map<number, number>()
  const find = (node: number): number => {
    let root = node
    for (let next = parent.get(root); next !== undefined; next = parent.get(root)) root = next
    // The whole way is shortened for later searches.
    while (node !== root) {
      const next = parent.get(node) as number
      parent.set(node, root)
      node = next
    }
    return root
  }
  for (const [a, b] of edges) {
    const [rootA, rootB] = [find(a), find(b)]
    if (rootA === rootB) return [a, b]
    parent.set(rootA, rootB)
  }
  return []
}
