/**
 * The lowest node that has both `p` and `q` in its subtree; all values of the tree differ.
 * Each call reports what it found below; the first node with one on either side is the answer.
 */
function lowestCommonAncestor(values: (number | null)[], p: number, q: number): number {
  return meetingOf(treeOf(values), p, q)?.value ?? -1
}

/** The node where both meet; with only one of them in the subtree, that one; else null. */
function meetingOf(node: TreeNode | null, p: number, q: number): TreeNode | null {
  if (node === null || node.value === p || node.value === q) return node
  const left = meetingOf(node.left, p, q)
  const right = meetingOf(node.right, p, q)
  return left && right ? node : (left ?? right)
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
