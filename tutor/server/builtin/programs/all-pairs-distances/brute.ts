function routeLengths(n: number, roads: number[][], queries: number[][]): number[] {
  return queries.map(([start, end]) => {
    const length = new Array<number>(n + 1).fill(Infinity)
    length[start] = 0
    for (let round = 0; round <= n; round++) {
      for (const [a, b, road] of roads) {
        length[a] = Math.min(length[a], length[b] + road)
        length[b] = Math.min(length[b], length[a] + road)
      }
    }
    return length[end] === Infinity ? -1 : length[end]
  })
}
