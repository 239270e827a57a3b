function randomInput(int: (low: number, high: number) => number): [(number | null)[]] {
  // Often nearly full, or few trees would be balanced.
  if (int(0, 1) === 0) return [randomTree(int)]
  const values: (number | null)[] = [1, 2, 3, 4, 5, 6, 7].slice(0, int(3, 7))
  for (let i = int(0, 4); i > 0; i--) values.push(int(0, 1) === 0 ? null : int(1, 9))
  while (values[values.length - 1] === null) values.pop()
  return [values]
}

function randomTree(int: (low: number, high: number) => number): (number | null)[] {
  const values: (number | null)[] = []
  let nodes = 0
  // Places that may hold a node; each node opens two more below it.
  for (let places = Math.min(1, int(0, 6)); places > 0; places--) {
    const isNode = nodes === 0 || (nodes < 7 && int(0, 2) > 0)
    values.push(isNode ? int(-9, 9) : null)
    if (!isNode) continue
    nodes++
    places += 2
  }
  while (values.length > 0 && values[values.length - 1] === null) values.pop()
  return values
}
