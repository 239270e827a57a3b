function searchMatrix(matrix: number[][], target: number): boolean {
  return matrix.flat().includes(target)
}

function searchStaircase(matrix: number[][], target: number): boolean {
  return matrix.flat().includes(target)
}
