function knightMoves(n: number, start: number[], target: number[]): number {
  return movesBetween(0, n - 1, start, target)
}

function knightMovesFromOne(n: number, start: number[], target: number[]): number {
  return movesBetween(1, n, start, target)
}

function movesBetween(low: number, high: number, start: number[], target: number[]): number {
  const reached = [start]
  for (let moves = 0; ; moves++) {
    if (reached.some(([x, y]) => x === target[0] && y === target[1])) return moves
    const before = reached.length
    for (let x = low; x <= high; x++) {
      for (let y = low; y <= high; y++) {
        const isNear = reached.slice(0, before).some(([a, b]) => (x - a) ** 2 + (y - b) ** 2 === 5)
        if (isNear && !reached.some(([a, b]) => a === x && b === y)) reached.push([x, y])
      }
    }
    if (reached.length === before) return -1
  }
}
