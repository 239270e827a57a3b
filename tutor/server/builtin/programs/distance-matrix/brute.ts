function shortestMatrix(matrix: number[][]): number[][] {
  return matrix.map((_, start) => {
    const distance = matrix.map((_, node) => (node === start ? 0 : Infinity))
    for (let round = 0; round < matrix.length; round++) {
      matrix.forEach((row, a) => {
        row.forEach((direct, b) => {
          if (direct !== -1) distance[b] = Math.min(distance[b], distance[a] + direct)
        })
      })
    }
    return distance.map((value) => (value === Infinity ? -1 : value))
  })
}
