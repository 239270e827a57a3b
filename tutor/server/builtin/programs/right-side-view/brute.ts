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

function rightSideView(values: (number | null)[]): number[] {
  return outermost(values, (a, b) => (a < b ? 1 : -1))
}

function leftSideView(values: (number | null)[]): number[] {
  return outermost(values, (a, b) => (a < b ? -1 : 1))
}

function outermost(values: (number | null)[], compare: (a: string, b: string) => number): number[] {
  const nodes = nodesByPath(values)
  const seen: number[] = []
  for (;;) {
    const [path] = [...nodes.keys()].filter(({ length }) => length === seen.length).sort(compare)
    if (path === undefined) return seen
    seen.push(nodes.get(path) ?? 0)
  }
}
