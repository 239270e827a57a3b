/**
 * The board with every region of O that does not touch the border turned into X.
 * Everything joined to an O on the border is safe, so the search starts there.
 */
function capture(board: string[]): string[] {
  const safe = board.map((row) => [...row].map(() => false))
  const stack: number[][] = []
  const visit = (r: number, c: number): void => {
    if (board[r]?.[c] !== 'O' || safe[r][c]) return
    safe[r][c] = true
    stack.push([r, c])
  }
  board.forEach((row, r) => {
    for (let c = 0; c < row.length; c++) {
      if (r === 0 || c === 0 || r === board.length - 1 || c === row.length - 1) visit(r, c)
    }
  })
  while (stack.length > 0) {
    const [r, c] = stack.pop() as number[]
    visit(r + 1, c)
    visit(r - 1, c)
    visit(r, c + 1)
    visit(r, c - 1)
  }
  return safe.map((row) => row.map((isSafe) => (isSafe ? 'O' : 'X')).join(''))
}
