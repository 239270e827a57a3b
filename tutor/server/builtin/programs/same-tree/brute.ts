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

function isSameTree(p: (number | null)[], q: (number | null)[]): boolean {
  return isSameMap(nodesByPath(p), nodesByPath(q))
}

function isSubtree(root: (number | null)[], subRoot: (number | null)[]): boolean {
  const nodes = nodesByPath(root)
  const wanted = nodesByPath(subRoot)
  if (wanted.size === 0) return true
  return [...nodes.keys()].some((top) => {
    const below = [...nodes].filter(([path]) => path.startsWith(top))
    return isSameMap(new Map(below.map(([path, value]) => [path.slice(top.length), value])), wanted)
  })
}

function isSameMap(a: Map<string, number>, b: Map<string, number>): boolean {
  return a.size === b.size && [...a].every(([path, value]) => b.get(path) === value)
}
