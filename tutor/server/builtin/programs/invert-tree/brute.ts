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

function invertTree(values: (number | null)[]): (number | null)[] {
  const nodes = nodesByPath(values)
  const mirrored = (path: string) => [...path].map((turn) => (turn === 'L' ? 'R' : 'L')).join('')
  const inverted: (number | null)[] = []
  const places = ['']
  for (const place of places) {
    const value = nodes.get(mirrored(place)) ?? null
    inverted.push(value)
    if (value !== null) places.push(`${place}L`, `${place}R`)
  }
  while (inverted.length > 0 && inverted[inverted.length - 1] === null) inverted.pop()
  return inverted
}
