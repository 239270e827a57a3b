/**
 * The number of edges between the root of a binary tree and its deepest leaf.
 * A tree is one edge higher than the higher of its two subtrees.
 */
function heightInEdges(values: (number | null)[]): number {
  // One edge fewer than levels; an empty tree has no edges either.
  return Math.max(0, depthOf(treeOf(values)) - 1)
}

function depthOf(node: TreeNode | null): number {
  if (node === null) return 0
  return 1 + Math.max(depthOf(node.left), depthOf(node.right))
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
