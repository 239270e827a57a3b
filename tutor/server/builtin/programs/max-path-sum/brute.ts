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

function maxPathSum(values: (number | null)[]): number {
  const nodes = nodesByPath(values)
  const paths = [...nodes.keys()]
  return Math.max(...paths.flatMap((a) => paths.map((b) => sumBetween(nodes, a, b))))
}

function sumBetween(nodes: Map<string, number>, a: string, b: string): number {
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  let sum = nodes.get(a.slice(0, shared)) ?? 0
  for (const end of [a, b]) {
    for (let i = shared + 1; i <= end.length; i++) sum += nodes.get(end.slice(0, i)) ?? 0
  }
  return sum
}
