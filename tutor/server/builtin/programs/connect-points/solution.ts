/**
 * The least total length, |x1 - x2| + |y1 - y2| each, of links that connect all points.
 * Prim's algorithm: the point nearest to those connected already is always safe to add.
 */
function connectPoints(points: number[][]): number {
  const distance = new Array<number>(points.length).fill(Infinity)
  distance[0] = 0
  const open = new Set(points.keys())
  let total = 0
  while (open.size > 0) {
    let nearest = -1
    for (const i of open) if (nearest === -1 || distance[i] < distance[nearest]) nearest = i
    open.delete(nearest)
    total += distance[nearest]
    const [x, y] = points[nearest]
    for (const i of open) {
      const [otherX, otherY] = points[i]
      distance[i] = Math.min(distance[i], Math.abs(x - otherX) + Math.abs(y - otherY))
    }
  }
  return total
}
