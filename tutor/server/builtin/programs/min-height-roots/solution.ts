/**
 * The nodes, from 0, that give the tree its least height when they are the root.
 * Leaves are never better than the rest, so all of them are taken off until one or two nodes are
 * left.
 */
function minHeightRoots(n: number, edges: number[][]): number[] {
  const neighbors = Array.from({ length: n }, () => new Set<number>())
  for (const [a, b] of edges) {
    neighbors[a].add(b)
    neighbors[b].add(a)
  }
  let left = n
  let leaves = [...neighbors.keys()].filter((node) => neighbors[node].size <= 1)
  while (left > 2) {
    left -= leaves.length
    const next: number[] = []
    for (const leaf of leaves) {
      for (const neighbor of neighbors[leaf]) {
        neighbors[neighbor].delete(leaf)
        if (neighbors[neighbor].size === 1) next.push(neighbor)
      }
    }
    leaves = next
  }
  return leaves
}
