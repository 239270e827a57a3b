class TicTacToe {
  board: number[][]
  constructor(n: number) {
    this.board = Array.from({ length: n }, () => new Array<number>(n).fill(0))
  }
  move(row: number, column: number, player: number) {
    const { board } = this
    board[row][column] = player
    const all = board.map((_, i) => i)
    const lines = [
      ...board,
      ...all.map((c) => board.map((cells) => cells[c])),
      all.map((i) => board[i][i]),
      all.map((i) => board[i][all.length - 1 - i]),
    ]
    return lines.some((line) => line.every((cell) => cell === player)) ? player : 0
  }
}
