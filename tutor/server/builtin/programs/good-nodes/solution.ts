/**
 * How many nodes have no greater value on their way from the root.
 * The largest value so far goes down the tree with the search.
 */
function countGoodNodes(values: (number | null)[]): number {
  return countFrom(treeOf(values), -Infinity)
}

function countFrom(node: TreeNode | null, greatest: number): number {
  if (node === null) return 0
  const next = Math.max(greatest, node.value)
  return (node.value >= greatest ? 1 : 0) + countFrom(node.left, next) + countFrom(node.right, next)
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
