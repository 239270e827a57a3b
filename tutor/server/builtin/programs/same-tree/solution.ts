/**
 * Whether two binary trees are equal in shape and in all of their values.
 * They are if their roots are, and if their left and right subtrees are.
 */
function isSameTree(p: (number | null)[], q: (number | null)[]): boolean {
  return areEqual(treeOf(p), treeOf(q))
}

function areEqual(a: TreeNode | null, b: TreeNode | null): boolean {
  if (a === null || b === null) return a === b
  return a.value === b.value && areEqual(a.left, b.left) && areEqual(a.right, b.right)
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
