/**
 * The values of a binary tree in preorder: node, left subtree, right subtree.
 * Each subtree is listed in the same way, so the recursion says it all.
 */
function preorder(values: (number | null)[]): number[] {
  const visited: number[] = []
  const visit = (node: TreeNode | null): void => {
    if (node === null) return
    visited.push(node.value)
    visit(node.left)
    visit(node.right)
  }
  visit(treeOf(values))
  return visited
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
