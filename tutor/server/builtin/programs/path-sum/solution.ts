/**
 * Whether some path from the root down to a leaf has values that add up to `targetSum`.
 * On the way down each value is taken off; a leaf has to bring the rest to zero.
 */
function hasPathSum(values: (number | null)[], targetSum: number): boolean {
  return leadsTo(treeOf(values), targetSum)
}

function leadsTo(node: TreeNode | null, sum: number): boolean {
  if (node === null) return false
  const left = sum - node.value
  // Only a leaf may end a path.
  if (node.left === null && node.right === null) return left === 0
  return leadsTo(node.left, left) || leadsTo(node.right, left)
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
