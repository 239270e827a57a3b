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

function maxDepth(values: (number | null)[]): number {
  return Math.max(0, ...[...nodesByPath(values).keys()].map((path) => path.length + 1))
}

function heightInEdges(values: (number | null)[]): number {
  return Math.max(...[...nodesByPath(values).keys()].map((path) => path.length), 0)
}

function minDepth(values: (number | null)[]): number {
  const paths = [...nodesByPath(values).keys()]
  const leaves = paths.filter((path) => !paths.some((other) => other.length > path.length && other.startsWith(path)))
  return leaves.length === 0 ? 0 : Math.min(...leaves.map((path) => path.length + 1))
}

function countNodes(values: (number | null)[]): number {
  return nodesByPath(values).size
}
