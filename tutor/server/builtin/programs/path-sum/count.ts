/**
 * How many paths, each going only from parents to children, add up to `targetSum`.
 * A path is the difference of two sums from the root, so the map counts the sums of all ancestors.
 */
function countPathSums(values: (number | null)[], targetSum: number): number {
  // Before the root there is the empty path.
  const seen = new Map([[0, 1]])
  const search = (node: TreeNode | null, above: number): number => {
    if (node === null) return 0
    const sum = above + node.value
    const ending = seen.get(sum - targetSum) ?? 0
    seen.set(sum, (seen.get(sum) ?? 0) + 1)
    const below = search(node.left, sum) + search(node.right, sum)
    // Other branches do not have this node above them.
    seen.set(sum, (seen.get(sum) ?? 0) - 1)
    return ending + below
  }
  return search(treeOf(values), 0)
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
