function robotWalk(moves: string): number[] {
  const count = (pattern: RegExp) => (moves.match(pattern) ?? []).length
  return [count(/[RE]/g) - count(/[LW]/g), count(/[UN]/g) - count(/[DS]/g)]
}

function walkDistance(moves: string): number {
  const [x, y] = robotWalk(moves)
  return Math.abs(x) + Math.abs(y)
}

function visitedCells(moves: string): number {
  const places = Array.from({ length: moves.length + 1 }, (_, i) => robotWalk(moves.slice(0, i)))
  return places.filter(
    ([x, y], i) => !places.slice(0, i).some(([otherX, otherY]) => x === otherX && y === otherY),
  ).length
}
