/**
 * The binary tree, level by level, whose nodes are met in these two orders; all values differ.
 * The next value of the preorder is always a root. Its place in the inorder divides left and
 * right.
 */
function buildTree(preorder: number[], inorder: number[]): (number | null)[] {
  const places = new Map(inorder.map((value, i) => [value, i]))
  let used = 0
  // The part of the inorder list from `from` to before `to`.
  const build = (from: number, to: number): TreeNode | null => {
    if (from === to) return null
    const node = new TreeNode(preorder[used++])
    const place = places.get(node.value) as number
    node.left = build(from, place)
    node.right = build(place + 1, to)
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
