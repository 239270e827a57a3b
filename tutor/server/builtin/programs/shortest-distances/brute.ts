function shortestDistances(n: number, roads: number[][], source: number): number[] {
  const distance = new Array<number>(n).fill(Infinity)
  distance[source] = 0
  for (let round = 0; round < n; round++) {
    for (const [from, to, length] of roads) distance[to] = Math.min(distance[to], distance[from] + length)
  }
  return distance.map((value) => (value === Infinity ? -1 : value))
}

function twoWayDistances(n: number, roads: number[][], source: number): number[] {
  return shortestDistances(n, [...roads, ...roads.map(([a, b, length]) => [b, a, length])], source)
}
