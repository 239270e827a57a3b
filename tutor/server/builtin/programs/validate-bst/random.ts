function randomInput(int: (low: number, high: number) => number): [(number | null)[]] {
  const values = randomTree(int)
  if (int(0, 3) === 0) return [values]
  // Places in order get values in order, so that many trees are valid.
  const places: (string | null)[] = ['']
  values.forEach((value, i) => {
    if (value !== null) places.push(`${places[i]}L`, `${places[i]}R`)
  })
  const ranks = values.map((value, i) => (value === null ? '' : `${places[i]}M`)).filter((rank) => rank !== '')
  const order = (path: string) => path.replaceAll('R', 'Z')
  const sorted = [...ranks].sort((a, b) => (order(a) < order(b) ? -1 : 1))
  const tree = values.map((value, i) => (value === null ? null : 2 * sorted.indexOf(`${places[i]}M`)))
  if (int(0, 1) === 0) tree[0] = int(0, 12)
  return [tree]
}

function randomTree(int: (low: number, high: number) => number): (number | null)[] {
  const values: (number | null)[] = []
  let nodes = 0
  // Places that may hold a node; each node opens two more below it.
  for (let places = 1; places > 0; places--) {
    const isNode = nodes === 0 || (nodes < 7 && int(0, 2) > 0)
    values.push(isNode ? int(-3, 3) : null)
    if (!isNode) continue
    nodes++
    places += 2
  }
  while (values.length > 0 && values[values.length - 1] === null) values.pop()
  return values
}
