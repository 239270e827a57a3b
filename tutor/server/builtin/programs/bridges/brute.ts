function bridges(_n: number, connections: number[][]): number[][] {
  return connections.filter(([from, to], left) => {
    const reached = new Set([from])
    for (let size = 0; size < reached.size; ) {
      size = reached.size
      connections.forEach(([a, b], i) => {
        if (i === left) return
        if (reached.has(a)) reached.add(b)
        if (reached.has(b)) reached.add(a)
      })
    }
    return !reached.has(to)
  })
}
