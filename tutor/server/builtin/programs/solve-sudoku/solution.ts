/**
 * The grid with its empty cells filled so that no digit repeats in a row, column or box.
 * The cell with the fewest digits left is filled first, so that dead ends show early.
 */
function solveSudoku(board: string[]): string[] {
  const cells = board.map((row) => [...row])
  // Bits of the digits that each row, column and box has.
  const rows = new Array<number>(9).fill(0)
  const columns = new Array<number>(9).fill(0)
  const boxes = new Array<number>(9).fill(0)
  const boxOf = (r: number, c: number) => 3 * Math.floor(r / 3) + Math.floor(c / 3)
  const flip = (r: number, c: number, bit: number) => {
    rows[r] ^= bit
    columns[c] ^= bit
    boxes[boxOf(r, c)] ^= bit
  }
  const empty: [r: number, c: number][] = []
  cells.forEach((row, r) => {
    row.forEach((digit, c) => {
      if (digit >= '1' && digit <= '9') flip(r, c, 1 << Number(digit))
      else empty.push([r, c])
    })
  })
  const candidates = (r: number, c: number): number[] => {
    const taken = rows[r] | columns[c] | boxes[boxOf(r, c)]
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (taken & (1 << digit)) === 0)
  }
  const fill = (): boolean => {
    if (empty.length === 0) return true
    let best = 0
    for (let i = 1; i < empty.length; i++) {
      if (candidates(...empty[i]).length < candidates(...empty[best]).length) best = i
    }
    const [[r, c]] = empty.splice(best, 1)
    for (const digit of candidates(r, c)) {
      cells[r][c] = String(digit)
      flip(r, c, 1 << digit)
      if (fill()) return true
      flip(r, c, 1 << digit)
    }
    empty.splice(best, 0, [r, c])
    return false
  }
  fill()
  return cells.map((row) => row.join(''))
}
