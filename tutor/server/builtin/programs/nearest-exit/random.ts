function randomInput(int: (low: number, high: number) => number): [string[], number[]] {
  const width = int(1, 5)
  const maze = Array.from({ length: int(1, 5) }, () =>
    Array.from({ length: width }, () => (int(0, 2) === 0 ? '+' : '.')),
  )
  const entrance = [int(0, maze.length - 1), int(0, width - 1)]
  maze[entrance[0]][entrance[1]] = '.'
  return [maze.map((row) => row.join('')), entrance]
}
