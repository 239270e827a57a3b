/**
 * The shortest distances between all pairs of nodes; -1 means that there is no way.
 * One node after the other is allowed as a stop on the way, until all are.
 */
function shortestMatrix(matrix: number[][]): number[][] {
  const distance = matrix.map((row, a) =>
    row.map((direct, b) => (a === b ? 0 : direct === -1 ? Infinity : direct)),
  )
  for (let stop = 0; stop < distance.length; stop++) {
    for (const from of distance) {
      for (let to = 0; to < distance.length; to++) {
        from[to] = Math.min(from[to], from[stop] + distance[stop][to])
      }
    }
  }
  return distance.map((row) => row.map((value) => (value === Infinity ? -1 : value)))
}
