function findCelebrity(matrix: number[][]): number {
  return matrix.findIndex((row, person) =>
    matrix.every((other, i) => i === person || (row[i] === 0 && other[person] === 1)),
  )
}
