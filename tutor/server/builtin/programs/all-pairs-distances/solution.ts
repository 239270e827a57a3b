/**
 * The length of the shortest route for each query [a, b] over two-way roads, or -1.
 * One place after the other is allowed as a stop on the way, until all are.
 */
function routeLengths(n: number, roads: number[][], queries: number[][]): number[] {
  // Places may be numbered from 0 or from 1.
  const length = Array.from({ length: n + 1 }, (_, a) =>
    Array.from({ length: n + 1 }, (_, b) => (a === b ? 0 : Infinity)),
  )
  for (const [a, b, road] of roads) {
    // The shortest of several roads counts.
    length[a][b] = length[b][a] = Math.min(length[a][b], road)
  }
  for (let stop = 0; stop <= n; stop++) {
    for (const from of length) {
      if (from[stop] === Infinity) continue
      for (let to = 0; to <= n; to++) {
        from[to] = Math.min(from[to], from[stop] + length[stop][to])
      }
    }
  }
  return queries.map(([a, b]) => (length[a][b] === Infinity ? -1 : length[a][b]))
}
