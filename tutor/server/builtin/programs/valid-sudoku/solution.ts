/**
 * Whether no digit repeats in a row, column or box; other characters are empty cells.
 * Each digit leaves a note for its row, its column and its box, and no note may come twice.
 */
function isValidSudoku(board: string[]): boolean {
  const seen = new Set<string>()
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const digit = board[row][column]
      if (digit < '1' || digit > '9') continue
      const box = 3 * Math.floor(row / 3) + Math.floor(column / 3)
      for (const note of [`${digit} in row ${row}`, `${digit} in column ${column}`, `${digit} in box ${box}`]) {
        if (seen.has(note)) return false
        seen.add(note)
      }
    }
  }
  return true
}
