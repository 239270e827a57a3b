/** Whether the tree is a binary search tree: left of each node only smaller, right only greater. */
function isSearchTree(values: (number | null)[]): boolean {
  return isWithin(treeOf(values), -Infinity, Infinity)
}

/**
 * Whether the subtree is ordered and all of its values lie strictly between the limits.
 * Comparing a node with its children alone is not enough: every ancestor sets a limit.
 */
function isWithin(node: TreeNode | null, low: number, high: number): boolean {
  if (node === null) return true
  if (node.value <= low || node.value >= high) return false
  return isWithin(node.left, low, node.value) && isWithin(node.right, node.value, high)
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
