/** Tells after each move who has won on an n × n board: 1, 2, or 0 for nobody yet. */
class TicTacToe {
  private n: number
  // Marks of player 1 less those of player 2.
  private rows: number[]
  private columns: number[]
  private diagonal = 0
  private antidiagonal = 0

  constructor(n: number) {
    this.n = n
    this.rows = new Array(n).fill(0)
    this.columns = new Array(n).fill(0)
  }

  move(row: number, column: number, player: number): number {
    const mark = player === 1 ? 1 : -1
    this.rows[row] += mark
    this.columns[column] += mark
    if (row === column) this.diagonal += mark
    if (row + column === this.n - 1) this.antidiagonal += mark
    const lines = [this.rows[row], this.columns[column], this.diagonal, this.antidiagonal]
    return lines.includes(mark * this.n) ? player : 0
  }
}
