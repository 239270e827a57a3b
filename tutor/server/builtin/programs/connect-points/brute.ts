function connectPoints(points: number[][]): number {
  const links = points.flatMap(([x, y], a) =>
    points.slice(0, a).map(([u, v], b) => ({ a, b, length: Math.abs(x - u) + Math.abs(y - v) })),
  )
  const part = points.map((_, i) => i)
  let total = 0
  for (const { a, b, length } of links.sort((one, other) => one.length - other.length)) {
    const [from, to] = [part[a], part[b]]
    if (from === to) continue
    total += length
    part.forEach((id, i) => {
      if (id === from) part[i] = to
    })
  }
  return total
}
