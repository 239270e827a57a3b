function exists(board: string[], word: string): boolean {
  let paths = board.flatMap((row, r) => [...row].map((_, c) => [[r, c]]))
  for (let length = 1; length < word.length; length++) {
    paths = paths.flatMap((path) => {
      const [r, c] = path[path.length - 1]
      const near = [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]]
      const isFree = ([y, x]: number[]) => board[y]?.[x] !== undefined && !path.some(([a, b]) => a === y && b === x)
      return near.filter(isFree).map((cell) => [...path, cell])
    })
  }
  return paths.some((path) => path.map(([r, c]) => board[r][c]).join('') === word)
}
