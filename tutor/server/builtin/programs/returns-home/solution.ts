/** Whether a walk of steps U, D, L and R (or N, S, W and E) ends where it began. */
function returnsHome(moves: string): boolean {
  let x = 0
  let y = 0
  for (const move of moves) {
    if (move === 'U' || move === 'N') y++
    else if (move === 'D' || move === 'S') y--
    else if (move === 'R' || move === 'E') x++
    else if (move === 'L' || move === 'W') x--
  }
  return x === 0 && y === 0
}
