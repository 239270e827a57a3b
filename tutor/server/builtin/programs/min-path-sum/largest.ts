/** The largest sum of a path from the top left to the bottom right that moves right and down. */
function maxPathSum(grid: number[][]): number {
  const sums = new Array<number>(grid[0].length).fill(-Infinity)
  sums[0] = 0
  for (const row of grid) {
    for (let column = 0; column < row.length; column++) {
      const fromLeft = column > 0 ? sums[column - 1] : -Infinity
      sums[column] = Math.max(sums[column], fromLeft) + row[column]
    }
  }
  return sums[sums.length - 1]
}
