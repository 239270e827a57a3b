function randomInput(int: (low: number, high: number) => number): [string[], number[][]] {
  const n = int(1, 3)
  const free = Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n])
  const moves: number[][] = []
  const rows = new Set<string>()
  const hasWon = (player: number) => {
    const own = moves.filter((move) => move[2] === player)
    const count = (test: (move: number[]) => boolean) => own.filter(test).length === n
    return Array.from({ length: n }, (_, i) => i).some(
      (i) =>
        count(([row]) => row === i) ||
        count(([, column]) => column === i) ||
        count(([row, column]) => row === column) ||
        count(([row, column]) => row + column === n - 1),
    )
  }
  for (let player = 1; free.length > 0 && !hasWon(3 - player); player = 3 - player) {
    const [cell] = free.splice(int(0, free.length - 1), 1)
    moves.push([...cell, player])
    rows.add(String(cell))
  }
  return [['TicTacToe', ...moves.map(() => 'move')], [[n], ...moves]]
}
