/**
 * The length of the shortest route from `start` to `target` over one-way roads, or -1.
 * Roads are [from, to, length], and places count from 0. The nearest open place is always final.
 */
function oneWayRoute(n: number, roads: number[][], start: number, target: number): number {
  const roadsFrom: [to: number, length: number][][] = Array.from({ length: n }, () => [])
  for (const [a, b, length] of roads) {
    roadsFrom[a].push([b, length])
  }
  const distance = new Array<number>(n).fill(Infinity)
  distance[start] = 0
  const open = new Set(distance.keys())
  while (open.size > 0) {
    let nearest = -1
    for (const place of open) {
      if (nearest === -1 || distance[place] < distance[nearest]) nearest = place
    }
    if (distance[nearest] === Infinity) return -1
    if (nearest === target) return distance[nearest]
    open.delete(nearest)
    for (const [to, length] of roadsFrom[nearest]) {
      distance[to] = Math.min(distance[to], distance[nearest] + length)
    }
  }
  return -1
}
