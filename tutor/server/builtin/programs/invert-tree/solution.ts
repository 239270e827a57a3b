/**
 * The mirror image of a binary tree: left and right exchanged at every node.
 * The order of the visits does not matter, so a stack of nodes does for recursion.
 */
function invertTree(values: (number | null)[]): (number | null)[] {
  const root = treeOf(values)
  const stack = [root]
  while (stack.length > 0) {
    const node = stack.pop()
    if (!node) continue
    ;[node.left, node.right] = [node.right, node.left]
    stack.push(node.left, node.right)
  }
  return levelsOf(root)
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

/** The values level by level, with null for a missing child, up to the last node. */
function levelsOf(root: TreeNode | null): (number | null)[] {
  const values: (number | null)[] = []
  const queue = [root]
  for (const node of queue) {
    values.push(node === null ? null : node.value)
    if (node !== null) queue.push(node.left, node.right)
  }
  while (values.length > 0 && values[values.length - 1] === null) values.pop()
  return values
}
