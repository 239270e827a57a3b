function pathSums(triangle: number[][], row = 0, place = 0): number[] {
  if (row === triangle.length) return [0]
  const rest = [...pathSums(triangle, row + 1, place), ...pathSums(triangle, row + 1, place + 1)]
  return rest.map((sum) => sum + triangle[row][place])
}

function trianglePath(triangle: number[][]): number {
  return Math.min(...pathSums(triangle))
}

function triangleMaximum(triangle: number[][]): number {
  return Math.max(...pathSums(triangle))
}
