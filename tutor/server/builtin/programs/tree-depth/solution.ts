/**
 * The number of levels of a binary tree, given level by level with null for a missing child.
 * A tree is one level deeper than the deeper of its two subtrees.
 */
function maxDepth(values: (number | null)[]): number {
  return depthOf(treeOf(values))
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
