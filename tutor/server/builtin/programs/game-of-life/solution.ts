/**
 * The next generation of a board of 1 for live and 0 for dead cells.
 * Three live neighbors out of eight make a cell live, two let it stay as it is.
 */
function nextGeneration(board: number[][]): number[][] {
  const liveAround = (row: number, column: number): number => {
    let count = -board[row][column]
    for (let r = row - 1; r <= row + 1; r++) {
      for (let c = column - 1; c <= column + 1; c++) count += board[r]?.[c] ?? 0
    }
    return count
  }
  return board.map((line, row) =>
    line.map((cell, column) => {
      const around = liveAround(row, column)
      return around === 3 || (around === 2 && cell === 1) ? 1 : 0
    }),
  )
}
