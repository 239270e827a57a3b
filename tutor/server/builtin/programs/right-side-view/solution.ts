/**
 * The last value of each level of a binary tree, from the root down.
 * The last node of a level hides the others from someone who looks from the right.
 */
function rightSideView(values: (number | null)[]): number[] {
  const seen: number[] = []
  let level = [treeOf(values)].filter((node) => node !== null)
  while (level.length > 0) {
    seen.push(level[level.length - 1].value)
    level = level.flatMap((node) => [node.left, node.right]).filter((node) => node !== null)
  }
  return seen
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
