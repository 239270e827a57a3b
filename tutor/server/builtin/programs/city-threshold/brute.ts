function loneliestCity(n: number, edges: number[][], distanceThreshold: number): number {
  const near = Array.from({ length: n }, (_, start) => {
    const distance = new Array<number>(n).fill(Infinity)
    distance[start] = 0
    for (let round = 0; round < n; round++) {
      for (const [a, b, length] of edges) {
        distance[a] = Math.min(distance[a], distance[b] + length)
        distance[b] = Math.min(distance[b], distance[a] + length)
      }
    }
    return distance.filter((value) => value <= distanceThreshold).length
  })
  return near.lastIndexOf(Math.min(...near))
}
