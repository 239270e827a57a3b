/** The smallest sum of a path from the top; each step goes to one of the two numbers below. */
function trianglePath(triangle: number[][]): number {
  // The best sum from each number of the row below down to the bottom, with zeros under the last.
  let below = new Array<number>(triangle.length + 1).fill(0)
  for (const row of [...triangle].reverse()) {
    below = row.map((num, i) => num + Math.min(below[i], below[i + 1]))
  }
  return below[0]
}
