/** The largest sum of a path from the top; each step goes to one of the two numbers below. */
function triangleMaximum(triangle: number[][]): number {
  let below = new Array<number>(triangle.length + 1).fill(0)
  for (const row of [...triangle].reverse()) {
    below = row.map((num, i) => num + Math.max(below[i], below[i + 1]))
  }
  return below[0]
}
