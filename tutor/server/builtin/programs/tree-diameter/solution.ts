/**
 * The number of edges on the longest path between any two nodes of a binary tree.
 * Every path turns at its highest node, where it joins the depths of the two subtrees.
 */
function treeDiameter(values: (number | null)[]): number {
  let longest = 0
  const depthOf = (node: TreeNode | null): number => {
    if (node === null) return 0
    const left = depthOf(node.left)
    const right = depthOf(node.right)
    longest = Math.max(longest, left + right)
    return 1 + Math.max(left, right)
  }
  depthOf(treeOf(values))
  return longest
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
