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

function isBalanced(values: (number | null)[]): boolean {
  const paths = [...nodesByPath(values).keys()]
  const depthBelow = (top: string) =>
    Math.max(0, ...paths.filter((path) => path.startsWith(top)).map(({ length }) => length - top.length + 1))
  return paths.every((path) => Math.abs(depthBelow(`${path}L`) - depthBelow(`${path}R`)) <= 1)
}
