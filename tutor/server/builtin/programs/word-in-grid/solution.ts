/**
 * Whether the word can be read along cells that touch by a side, each cell used at most once.
 * The search follows the letters from every cell and blocks the cells of its way.
 */
function exists(board: string[], word: string): boolean {
  const cells = board.map((row) => [...row])
  const follow = (r: number, c: number, i: number): boolean => {
    if (i === word.length) return true
    if (cells[r]?.[c] !== word[i]) return false
    // Blocked for the rest of this way.
    cells[r][c] = ''
    const found =
      follow(r + 1, c, i + 1) ||
      follow(r - 1, c, i + 1) ||
      follow(r, c + 1, i + 1) ||
      follow(r, c - 1, i + 1)
    cells[r][c] = word[i]
    return found
  }
  return cells.some((row, r) => row.some((_, c) => follow(r, c, 0)))
}
