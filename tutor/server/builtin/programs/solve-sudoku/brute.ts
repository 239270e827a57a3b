function solveSudoku(board: string[]): string[] {
  const r = board.findIndex((row) => row.includes('.'))
  if (r === -1) return board
  const c = board[r].indexOf('.')
  for (const digit of '123456789') {
    const filled = board.map((row, i) => (i === r ? row.slice(0, c) + digit + row.slice(c + 1) : row))
    if (!isRepeated(filled, r, c)) {
      const solved = solveSudoku(filled)
      if (solved.length > 0) return solved
    }
  }
  return []
}

function isRepeated(board: string[], r: number, c: number): boolean {
  const near = (y: number, x: number) =>
    y === r || x === c || (Math.floor(y / 3) === Math.floor(r / 3) && Math.floor(x / 3) === Math.floor(c / 3))
  return board.some((row, y) => [...row].some((digit, x) => digit === board[r][c] && near(y, x) && !(y === r && x === c)))
}

function isRight(board: string[], result: string[]): boolean {
  return result.every((row, r) =>
    [...row].every((digit, c) => /[1-9]/.test(digit) && !isRepeated(result, r, c) && ['.', digit].includes(board[r][c])),
  )
}
