function isValidSudoku(board: string[]): boolean {
  const cells = board.flatMap((row, r) => [...row].map((digit, c) => ({ digit, r, c })))
  const filled = cells.filter(({ digit }) => digit !== '.')
  const boxOf = (r: number, c: number) => `${(r - (r % 3)) / 3}${(c - (c % 3)) / 3}`
  return filled.every((a, i) =>
    filled.slice(i + 1).every((b) => {
      const isSeen = a.r === b.r || a.c === b.c || boxOf(a.r, a.c) === boxOf(b.r, b.c)
      return a.digit !== b.digit || !isSeen
    }),
  )
}
