function zeroRowsAndColumns(matrix: number[][]): number[][] {
  const result = matrix.map((row) => [...row])
  matrix.forEach((row, r) => {
    row.forEach((value, c) => {
      if (value !== 0) return
      for (let i = 0; i < row.length; i++) result[r][i] = 0
      for (const other of result) other[c] = 0
    })
  })
  return result
}
