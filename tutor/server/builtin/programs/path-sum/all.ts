/**
 * Every path from the root down to a leaf whose values add up to `targetSum`.
 * One list holds the way to the present node: it grows going down and shrinks going back.
 */
function allPathSums(values: (number | null)[], targetSum: number): number[][] {
  const found: number[][] = []
  const path: number[] = []
  const search = (node: TreeNode | null, sum: number): void => {
    if (node === null) return
    path.push(node.value)
    const left = sum - node.value
    if (node.left === null && node.right === null && left === 0) found.push([...path])
    search(node.left, left)
    search(node.right, left)
    path.pop()
  }
  search(treeOf(values), targetSum)
  return found
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
