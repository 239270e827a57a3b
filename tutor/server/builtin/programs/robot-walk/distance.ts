/** How far a walk ends from its start, in steps along the grid. */
function walkDistance(moves: string): number {
  let [x, y] = [0, 0]
  for (const move of moves) {
    if ('UN'.includes(move)) y++
    else if ('DS'.includes(move)) y--
    else if ('RE'.includes(move)) x++
    else if ('LW'.includes(move)) x--
  }
  return Math.abs(x) + Math.abs(y)
}
