/**
 * Whether the second tree occurs in the first as a node together with everything below it.
 * Every node of the first may be the place, so the two are compared at each of them.
 */
function isSubtree(root: (number | null)[], subRoot: (number | null)[]): boolean {
  const wanted = treeOf(subRoot)
  if (wanted === null) return true
  const stack = [treeOf(root)]
  while (stack.length > 0) {
    const node = stack.pop()
    if (!node) continue
    if (areEqual(node, wanted)) return true
    stack.push(node.left, node.right)
  }
  return false
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
