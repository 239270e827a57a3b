function findWords(board: string[], words: string[]): string[] {
  return words.filter((word) =>
    board.some((row, r) => [...row].some((_, c) => canSpell(board, word, [[r, c]]))),
  )
}

function canSpell(board: string[], word: string, path: number[][]): boolean {
  const [r, c] = path[path.length - 1]
  if (board[r]?.[c] !== word[path.length - 1]) return false
  if (path.length === word.length) return true
  return [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]].some(
    ([y, x]) => !path.some(([a, b]) => a === y && b === x) && canSpell(board, word, [...path, [y, x]]),
  )
}
