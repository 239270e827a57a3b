/** The ways over free cells ('0' or '.'), right and down only, modulo 1,000,000,007. */
function obstaclePathsModulo(grid: string[]): number {
  const ways = new Array<number>(grid[0].length).fill(0)
  ways[0] = 1
  for (const row of grid) {
    for (let column = 0; column < ways.length; column++) {
      const isFree = row[column] === '0' || row[column] === '.'
      if (!isFree) ways[column] = 0
      else if (column > 0) ways[column] = (ways[column] + ways[column - 1]) % 1_000_000_007
    }
  }
  return ways[ways.length - 1]
}
