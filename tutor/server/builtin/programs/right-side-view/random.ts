function randomInput(int: (low: number, high: number) => number): [(number | null)[]] {
  return [randomTree(int)]
}

function randomTree(int: (low: number, high: number) => number): (number | null)[] {
  const values: (number | null)[] = []
  let nodes = 0
  // Places that may hold a node; each node opens two more below it.
  for (let places = Math.min(1, int(0, 6)); places > 0; places--) {
    const isNode = nodes === 0 || (nodes < 9 && int(0, 2) > 0)
    values.push(isNode ? int(-9, 9) : null)
    if (!isNode) continue
    nodes++
    places += 2
  }
  while (values.length > 0 && values[values.length - 1] === null) values.pop()
  return values
}
