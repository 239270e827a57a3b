/** How many different cells a walk visits, its start included. */
function visitedCells(moves: string): number {
  const visited = new Set(['0 0'])
  let [x, y] = [0, 0]
  for (const move of moves) {
    if ('UN'.includes(move)) y++
    else if ('DS'.includes(move)) y--
    else if ('RE'.includes(move)) x++
    else if ('LW'.includes(move)) x--
    visited.add(`${x} ${y}`)
  }
  return visited.size
}
