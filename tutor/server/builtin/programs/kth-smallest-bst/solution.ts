/**
 * The k-th smallest value of a binary search tree, counted from 1.
 * A walk that goes left first meets the values in order, so it can stop at the k-th.
 */
function kthSmallest(values: (number | null)[], k: number): number {
  const stack: TreeNode[] = []
  let node = treeOf(values)
  for (let left = k; ; left--) {
    // Everything on the way down is greater and waits for its turn.
    while (node !== null) {
      stack.push(node)
      node = node.left
    }
    const next = stack.pop()
    if (next === undefined || left === 1) return next?.value ?? -1
    node = next.right
  }
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
