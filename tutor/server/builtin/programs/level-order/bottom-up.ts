/** The values of a binary tree, one list per level from the lowest up. */
function bottomUp(values: (number | null)[]): number[][] {
  const levels: number[][] = []
  let level = [treeOf(values)].filter((node) => node !== null)
  // All nodes of one level are known before the next level begins.
  while (level.length > 0) {
    levels.push(level.map((node) => node.value))
    level = level.flatMap((node) => [node.left, node.right]).filter((node) => node !== null)
  }
  return levels.reverse()
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
