function capture(board: string[]): string[] {
  const escapes = (r: number, c: number, seen: Set<string>): boolean => {
    const cell = board[r]?.[c]
    if (cell === undefined) return true
    if (cell === 'X' || seen.has(`${r},${c}`)) return false
    seen.add(`${r},${c}`)
    return [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]].some(([y, x]) => escapes(y, x, seen))
  }
  return board.map((row, r) => [...row].map((_, c) => (escapes(r, c, new Set()) ? 'O' : 'X')).join(''))
}
