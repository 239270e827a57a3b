function nextGeneration(board: number[][]): number[][] {
  const live = board.flatMap((row, r) => row.flatMap((cell, c) => (cell === 1 ? [[r, c]] : [])))
  return board.map((row, r) =>
    row.map((cell, c) => {
      const near = live.filter(([y, x]) => Math.max(Math.abs(y - r), Math.abs(x - c)) === 1).length
      if (cell === 1) return near < 2 || near > 3 ? 0 : 1
      return near === 3 ? 1 : 0
    }),
  )
}
