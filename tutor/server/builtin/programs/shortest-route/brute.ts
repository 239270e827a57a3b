function shortestRoute(n: number, roads: number[][], start: number, target: number): number {
  return routeOver(n, [...roads, ...roads.map(([a, b, length]) => [b, a, length])], start, target)
}

function oneWayRoute(n: number, roads: number[][], start: number, target: number): number {
  return routeOver(n, roads, start, target)
}

function routeOver(n: number, roads: number[][], start: number, target: number): number {
  const distance = new Array<number>(n).fill(Infinity)
  distance[start] = 0
  for (let round = 0; round < n; round++) {
    for (const [a, b, length] of roads) distance[b] = Math.min(distance[b], distance[a] + length)
  }
  return distance[target] === Infinity ? -1 : distance[target]
}
