/**
 * The city, from 0, with the fewest others within the threshold; of several, the last.
 * Edges are two-way [a, b, length]. One city after the other is allowed as a stop on the way.
 */
function loneliestCity(n: number, edges: number[][], distanceThreshold: number): number {
  const distance = Array.from({ length: n }, (_, a) =>
    Array.from({ length: n }, (_, b) => (a === b ? 0 : Infinity)),
  )
  for (const [a, b, length] of edges) {
    distance[a][b] = distance[b][a] = Math.min(distance[a][b], length)
  }
  for (let stop = 0; stop < n; stop++) {
    for (const from of distance) {
      for (let to = 0; to < n; to++) {
        from[to] = Math.min(from[to], from[stop] + distance[stop][to])
      }
    }
  }
  let best = 0
  const near = distance.map((row) => row.filter((value) => value <= distanceThreshold).length)
  for (let city = 1; city < n; city++) if (near[city] <= near[best]) best = city
  return best
}
