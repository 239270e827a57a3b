/** The area of a polygon whose corners come in order, in either direction. */
function polygonArea(points: number[][]): number {
  let doubled = 0
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]
    doubled += x * nextY - nextX * y
  })
  return Math.abs(doubled) / 2
}
