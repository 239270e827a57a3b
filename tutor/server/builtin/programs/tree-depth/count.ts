/**
 * The number of nodes of a binary tree.
 * A tree has one node more than its two subtrees together.
 */
function countNodes(values: (number | null)[]): number {
  return sizeOf(treeOf(values))
}

function sizeOf(node: TreeNode | null): number {
  if (node === null) return 0
  return 1 + sizeOf(node.left) + sizeOf(node.right)
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
