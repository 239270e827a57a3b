/**
 * The least total cost of links [a, b, cost] that connect all `n` places; -1 when they cannot be
 * connected. Kruskal's algorithm: the cheapest link between two parts is always safe to take.
 */
function cheapestNetwork(n: number, links: number[][]): number {
  // Places may be numbered from 0 or from 1.
  const parent = Array.from({ length: n + 1 }, (_, i) => i)
  const find = (place: number): number => {
    while (parent[place] !== place) {
      parent[place] = parent[parent[place]]
      place = parent[place]
    }
    return place
  }

  let total = 0
  let taken = 0
  for (const [a, b, cost] of [...links].sort((x, y) => x[2] - y[2])) {
    const [rootA, rootB] = [find(a), find(b)]
    // Within one part a further link would only close a circle.
    if (rootA === rootB) continue
    parent[rootA] = rootB
    total += cost
    taken++
  }
  return taken === n - 1 ? total : -1
}
