function randomInput(int: (low: number, high: number) => number): [(number | null)[], number] {
  // Inserted one after the other, so that it is a search tree.
  const places = new Map<number, number>()
  for (let i = int(1, 8); i > 0; i--) {
    const value = int(-9, 9)
    let at = 0
    while (places.has(at) && places.get(at) !== value) {
      at = 2 * at + (value < (places.get(at) as number) ? 1 : 2)
    }
    places.set(at, value)
  }
  const values: (number | null)[] = []
  const queue = [0]
  for (const at of queue) {
    const value = places.get(at) ?? null
    values.push(value)
    if (value !== null) queue.push(2 * at + 1, 2 * at + 2)
  }
  while (values[values.length - 1] === null) values.pop()
  return [values, int(1, places.size)]
}
