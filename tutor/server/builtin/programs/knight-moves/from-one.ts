/**
 * The fewest moves of a knight from `start` to `target` on an n by n board, or -1.
 * Rows and columns count from 1. The search reaches squares in order of the number of moves.
 */
function knightMovesFromOne(n: number, start: number[], target: number[]): number {
  // Row and column 0 stay blocked.
  const moves = Array.from({ length: n + 1 }, (_, x) =>
    Array.from({ length: n + 1 }, (_, y): number => (x === 0 || y === 0 ? 0 : -1)),
  )
  moves[start[0]][start[1]] = 0
  const queue = [start]
  // The queue grows while it is read.
  for (const [x, y] of queue) {
    if (x === target[0] && y === target[1]) break
    for (const [far, near] of [
      [2, 1],
      [2, -1],
      [-2, 1],
      [-2, -1],
    ]) {
      for (const [nextX, nextY] of [
        [x + far, y + near],
        [x + near, y + far],
      ]) {
        if (moves[nextX]?.[nextY] !== -1) continue
        moves[nextX][nextY] = moves[x][y] + 1
        queue.push([nextX, nextY])
      }
    }
  }
  return moves[target[0]][target[1]]
}
