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

function isSymmetric(values: (number | null)[]): boolean {
  const nodes = nodesByPath(values)
  return [...nodes].every(([path, value]) => {
    const mirrored = [...path].map((turn) => (turn === 'L' ? 'R' : 'L')).join('')
    return nodes.get(mirrored) === value
  })
}
