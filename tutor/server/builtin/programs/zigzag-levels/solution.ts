/**
 * The values of a binary tree level by level, from left to right and back in turn.
 * One list holds a whole level; every second one is turned around.
 */
function zigzagLevels(values: (number | null)[]): number[][] {
  const levels: number[][] = []
  let level = [treeOf(values)].filter((node) => node !== null)
  while (level.length > 0) {
    const here = level.map((node) => node.value)
    levels.push(levels.length % 2 === 0 ? here : here.reverse())
    level = level.flatMap((node) => [node.left, node.right]).filter((node) => node !== null)
  }
  return levels
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
