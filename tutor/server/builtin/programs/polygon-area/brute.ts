function polygonArea(points: number[][]): number {
  let area = 0
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]
    area += ((nextX - x) * (y + nextY)) / 2
  })
  return Math.abs(area)
}
