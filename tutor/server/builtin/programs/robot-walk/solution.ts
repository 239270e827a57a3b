/** Where a walk from [0, 0] ends: U or N, D or S, L or W, R or E, each one step. */
function robotWalk(moves: string): number[] {
  let [x, y] = [0, 0]
  for (const move of moves) {
    if ('UN'.includes(move)) y++
    else if ('DS'.includes(move)) y--
    else if ('RE'.includes(move)) x++
    else if ('LW'.includes(move)) x--
  }
  return [x, y]
}
