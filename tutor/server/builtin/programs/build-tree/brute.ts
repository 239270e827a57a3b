function buildTree(preorder: number[], inorder: number[]): (number | null)[] {
  const nodes = new Map<string, number>()
  place(preorder, inorder, '', nodes)
  const values: (number | null)[] = []
  const places = ['']
  for (const path of places) {
    const value = nodes.get(path) ?? null
    values.push(value)
    if (value !== null) places.push(`${path}L`, `${path}R`)
  }
  while (values.length > 0 && values[values.length - 1] === null) values.pop()
  return values
}

/** Copies the part that belongs to each subtree and notes the turns that lead to its root. */
function place(preorder: number[], inorder: number[], path: string, nodes: Map<string, number>): void {
  if (preorder.length === 0) return
  const [root] = preorder
  nodes.set(path, root)
  const left = inorder.slice(0, inorder.indexOf(root))
  const right = inorder.slice(left.length + 1)
  place(preorder.filter((value) => left.includes(value)), left, `${path}L`, nodes)
  place(preorder.filter((value) => right.includes(value)), right, `${path}R`, nodes)
}
