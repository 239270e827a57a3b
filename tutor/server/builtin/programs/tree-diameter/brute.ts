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

function treeDiameter(values: (number | null)[]): number {
  const paths = [...nodesByPath(values).keys()]
  return Math.max(0, ...paths.flatMap((a) => paths.map((b) => distance(a, b))))
}

function distance(a: string, b: string): number {
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  return a.length + b.length - 2 * shared
}
