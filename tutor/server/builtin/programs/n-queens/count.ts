/**
 * The number of ways to place n queens so that no two share a row, column or diagonal.
 * From row to row the attacked diagonals move by one place, which is a shift of bits.
 */
function countQueens(n: number): number {
  const all = 2 ** n - 1
  const place = (columns: number, left: number, right: number): number => {
    if (columns === all) return 1
    let count = 0
    let free = all & ~(columns | left | right)
    while (free > 0) {
      // The lowest bit that is set.
      const queen = free & -free
      free ^= queen
      count += place(columns | queen, (left | queen) << 1, (right | queen) >> 1)
    }
    return count
  }
  return place(0, 0, 0)
}
