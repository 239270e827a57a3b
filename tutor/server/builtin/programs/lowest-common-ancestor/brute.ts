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

function lowestCommonAncestor(values: (number | null)[], p: number, q: number): number {
  const nodes = nodesByPath(values)
  const pathTo = (value: number) => [...nodes].find(([, other]) => other === value)?.[0] ?? ''
  let [shared, other] = [pathTo(p), pathTo(q)]
  while (!other.startsWith(shared)) shared = shared.slice(0, -1)
  return nodes.get(shared) ?? -1
}
