/**
 * The ways from the top left to the bottom right over free cells ('0' or '.'), right and down only.
 * Each cell is reached from above, whose count is still in the row, or from the left.
 */
function obstaclePaths(grid: string[]): number {
  const ways = new Array<number>(grid[0].length).fill(0)
  ways[0] = 1
  for (const row of grid) {
    for (let column = 0; column < ways.length; column++) {
      const isFree = row[column] === '0' || row[column] === '.'
      if (!isFree) ways[column] = 0
      else if (column > 0) ways[column] += ways[column - 1]
    }
  }
  return ways[ways.length - 1]
}
