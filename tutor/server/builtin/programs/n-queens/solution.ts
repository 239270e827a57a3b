/**
 * All boards with n queens ('Q') on which no two share a row, column or diagonal.
 * Each row gets one queen. A column is tried only if no queen above attacks it.
 */
function placeQueens(n: number): string[][] {
  const boards: string[][] = []
  const columns: number[] = []
  const place = (): void => {
    const row = columns.length
    if (row === n) {
      boards.push(columns.map((column) => `${'.'.repeat(column)}Q${'.'.repeat(n - column - 1)}`))
      return
    }
    for (let column = 0; column < n; column++) {
      const isAttacked = columns.some(
        (other, above) => other === column || Math.abs(other - column) === row - above,
      )
      if (isAttacked) continue
      columns.push(column)
      place()
      columns.pop()
    }
  }
  place()
  return boards
}
