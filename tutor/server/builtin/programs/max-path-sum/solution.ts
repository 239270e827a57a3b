/**
 * The largest sum of the values on a path between any two nodes, which may be the same node.
 * Every path turns at its highest node and takes from each side the best sum that goes down.
 */
function maxPathSum(values: (number | null)[]): number {
  let best = -Infinity
  const downFrom = (node: TreeNode | null): number => {
    if (node === null) return 0
    // A side that would cost something is left out.
    const left = Math.max(0, downFrom(node.left))
    const right = Math.max(0, downFrom(node.right))
    best = Math.max(best, left + node.value + right)
    return node.value + Math.max(left, right)
  }
  downFrom(treeOf(values))
  return best
}

class TreeNode {
  value: number
  left: TreeNode | null = null
  right: TreeNode | null = null
  constructor(value: number) {
    this.value = value
  }
}

/** Builds the tree from its values level by level, with null where a child is missing. */
function treeOf(values: (number | null)[]): TreeNode | null {
  const nodes = values.map((value) => (value === null ? null : new TreeNode(value)))
  let child = 1
  for (const node of nodes) {
    if (node === null) continue
    node.left = nodes[child++] ?? null
    node.right = nodes[child++] ?? null
  }
  return nodes[0] ?? null
}
