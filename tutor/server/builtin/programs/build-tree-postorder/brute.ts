function buildTree(inorder: number[], postorder: number[]): (number | null)[] {
  const nodes = new Map<string, number>()
  place(inorder, postorder, '', nodes)
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
function place(inorder: number[], postorder: number[], path: string, nodes: Map<string, number>): void {
  if (postorder.length === 0) return
  const root = postorder[postorder.length - 1]
  nodes.set(path, root)
  const left = inorder.slice(0, inorder.indexOf(root))
  const right = inorder.slice(left.length + 1)
  place(left, postorder.filter((value) => left.includes(value)), `${path}L`, nodes)
  place(right, postorder.filter((value) => right.includes(value)), `${path}R`, nodes)
}
