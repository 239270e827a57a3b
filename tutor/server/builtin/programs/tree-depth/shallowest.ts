/**
 * The number of nodes on the shortest way from the root down to a leaf; 0 for an empty tree.
 * Going level by level, the first leaf met is the nearest.
 */
function minDepth(values: (number | null)[]): number {
  let level = [treeOf(values)].filter((node) => node !== null)
  for (let depth = 1; level.length > 0; depth++) {
    if (level.some(({ left, right }) => left === null && right === null)) return depth
    level = level.flatMap((node) => [node.left, node.right]).filter((node) => node !== null)
  }
  return 0
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
