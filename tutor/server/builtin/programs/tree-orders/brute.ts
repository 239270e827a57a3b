/** Each node's value by the turns that lead to it from the root, such as “LR”. */
function nodesByPath(values: (number | null)[]): Map<string, number> {
  const nodes = new Map<string, number>()
  const places = ['']
  values.forEach((value, i) => {
    if (value === null) return
    nodes.set(places[i], value)
    places.push(`${places[i]}L`, `${places[i]}R`)
  })
  return nodes
}

function inorder(values: (number | null)[]): number[] {
  return sorted(values, 'M')
}

function preorder(values: (number | null)[]): number[] {
  return sorted(values, 'A')
}

function postorder(values: (number | null)[]): number[] {
  return sorted(values, 'Z')
}

/** A node is left of, between, or right of what is below it (L and R), by the letter at its end. */
function sorted(values: (number | null)[], end: string): number[] {
  const nodes = [...nodesByPath(values)].map(([path, value]) => ({ key: path + end, value }))
  return nodes.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ value }) => value)
}
