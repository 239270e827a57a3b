function randomInput(
  int: (low: number, high: number) => number,
): [(number | null)[], number, number] {
  // All values differ.
  let count = 0
  const values = randomTree(int).map((value) => (value === null ? null : (count++ * 7) % 10))
  const present = values.filter((value) => value !== null)
  const pick = () => present[int(0, present.length - 1)]
  return [values, pick(), pick()]
}

function randomTree(int: (low: number, high: number) => number): (number | null)[] {
  const values: (number | null)[] = []
  let nodes = 0
  // Places that may hold a node; each node opens two more below it.
  for (let places = 1; places > 0; places--) {
    const isNode = nodes === 0 || (nodes < 10 && int(0, 2) > 0)
    values.push(isNode ? int(0, 0) : null)
    if (!isNode) continue
    nodes++
    places += 2
  }
  while (values.length > 0 && values[values.length - 1] === null) values.pop()
  return values
}
