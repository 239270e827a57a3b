/**
 * Whether a binary tree is its own mirror image.
 * Two subtrees mirror each other if their roots are equal, and the outer and the inner children
 * do.
 */
function isSymmetric(values: (number | null)[]): boolean {
  const root = treeOf(values)
  return root === null || areMirrored(root.left, root.right)
}

function areMirrored(a: TreeNode | null, b: TreeNode | null): boolean {
  if (a === null || b === null) return a === b
  return a.value === b.value && areMirrored(a.left, b.right) && areMirrored(a.right, b.left)
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
