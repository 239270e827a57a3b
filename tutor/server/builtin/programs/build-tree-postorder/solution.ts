/**
 * The binary tree, level by level, whose nodes are met in these two orders; all values differ.
 * The last value of the postorder is always a root. Its place in the inorder divides left and
 * right.
 */
function buildTree(inorder: number[], postorder: number[]): (number | null)[] {
  const places = new Map(inorder.map((value, i) => [value, i]))
  let left = postorder.length
  // The part of the inorder list from `from` to before `to`.
  const build = (from: number, to: number): TreeNode | null => {
    if (from === to) return null
    const node = new TreeNode(postorder[--left])
    const place = places.get(node.value) as number
    // Read backward, the right subtree comes right after its root.
    node.right = build(place + 1, to)
    node.left = build(from, place)
    return node
  }
  return levelsOf(build(0, inorder.length))
}

class TreeNode {
  value: number
  left: TreeNode | null = null
  right: TreeNode | null = null
  constructor(value: number) {
    this.value = value
  }
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
