/** The first rows of Pascal's triangle: inside, each number is the sum of the two above it. */
function pascalTriangle(count: number): number[][] {
  const rows = [[1]]
  while (rows.length < count) {
    const above = rows[rows.length - 1]
    rows.push([1, ...above.slice(1).map((num, i) => above[i] + num), 1])
  }
  return rows
}
