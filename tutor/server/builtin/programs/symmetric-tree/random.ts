function randomInput(int: (low: number, high: number) => number): [(number | null)[]] {
  if (int(0, 2) === 0) return [randomTree(int)]
  // Mirrored by levels, then perhaps spoiled in one place.
  const [a, b, c, d, e] = [0, 0, 0, 0, 0].map(() => (int(0, 3) === 0 ? null : int(1, 2)))
  const values: (number | null)[] = a === null ? [3, a, a] : [3, a, a, b, c, c, b]
  if (a !== null && b !== null && c !== null) values.push(d, e, null, d, d, null, e, d)
  if (int(0, 2) === 0) values[int(0, values.length - 1)] = int(1, 2)
  while (values[values.length - 1] === null) values.pop()
  return [values]
}

function randomTree(int: (low: number, high: number) => number): (number | null)[] {
  const values: (number | null)[] = []
  let nodes = 0
  // Places that may hold a node; each node opens two more below it.
  for (let places = Math.min(1, int(0, 6)); places > 0; places--) {
    const isNode = nodes === 0 || (nodes < 5 && int(0, 2) > 0)
    values.push(isNode ? int(1, 2) : null)
    if (!isNode) continue
    nodes++
    places += 2
  }
  while (values.length > 0 && values[values.length - 1] === null) values.pop()
  return values
}
