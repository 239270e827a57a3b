/**
 * The least total on a way from the top left to the bottom right cell, going only right or down.
 * A cell is entered from above or from the left, so its best total is the better of those two plus
 * its own cost. One row of totals is enough, overwritten from left to right.
 */
function cheapestPath(costs: number[][]): number {
  const totals = new Array<number>(costs[0].length).fill(Infinity)
  // Nothing has been paid before the first cell.
  totals[0] = 0
  for (const row of costs) {
    totals[0] += row[0]
    for (let column = 1; column < row.length; column++) {
      totals[column] = Math.min(totals[column], totals[column - 1]) + row[column]
    }
  }
  return totals[totals.length - 1]
}
