function distancesToZero(mat: number[][]): number[][] {
  return distancesTo(mat, 0)
}

function farthestFromLand(mat: number[][]): number {
  const distances = distancesTo(mat, 1).flat()
  const farthest = Math.max(...distances)
  return farthest <= 0 ? -1 : farthest
}

function distancesTo(mat: number[][], wanted: number): number[][] {
  const places = mat.flatMap((row, r) => row.flatMap((cell, c) => (cell === wanted ? [[r, c]] : [])))
  if (places.length === 0) return mat.map((row) => row.map(() => -1))
  return mat.map((row, r) => row.map((_, c) => Math.min(...places.map(([y, x]) => Math.abs(y - r) + Math.abs(x - c)))))
}
