function nearestExit(maze: string[], entrance: number[]): number {
  const [bottom, right] = [maze.length - 1, maze[0].length - 1]
  const steps = maze.map((row, r) => [...row].map((_, c) => (r === entrance[0] && c === entrance[1] ? 0 : Infinity)))
  for (let round = 0; round < maze.length * maze[0].length; round++) {
    maze.forEach((row, r) => {
      for (let c = 0; c < row.length; c++) {
        if (row[c] !== '.') continue
        const near = [steps[r - 1]?.[c], steps[r + 1]?.[c], steps[r][c - 1], steps[r][c + 1]]
        steps[r][c] = Math.min(steps[r][c], ...near.map((other) => (other ?? Infinity) + 1))
      }
    })
  }
  const exits = steps.flatMap((row, r) =>
    row.filter((step, c) => step > 0 && (r === 0 || c === 0 || r === bottom || c === right)),
  )
  const nearest = Math.min(Infinity, ...exits)
  return nearest === Infinity ? -1 : nearest
}
