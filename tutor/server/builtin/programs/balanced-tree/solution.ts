/**
 * Whether the depths of the two subtrees of every node differ by at most one.
 * Each subtree reports its depth, or -1 once it is out of balance.
 */
function isBalanced(values: (number | null)[]): boolean {
  return depthOf(treeOf(values)) !== -1
}

/** The depth of a balanced subtree, or -1 for one that is out of balance. */
function depthOf(node: TreeNode | null): number {
  if (node === null) return 0
  const left = depthOf(node.left)
  const right = depthOf(node.right)
  if (left === -1 || right === -1 || Math.abs(left - right) > 1) return -1
  return 1 + Math.max(left, right)
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
