/** The area of the largest rectangle of `1` cells. */
function maximalRectangle(matrix: string[]): number {
  const heights = new Array<number>(matrix[0]?.length ?? 0).fill(0)
  let best = 0
  for (const row of matrix) {
    // How many ones stand above each other in every column, up to this row.
    heights.forEach((height, column) => {
      heights[column] = row[column] === '1' ? height + 1 : 0
    })
    best = Math.max(best, largestUnder(heights))
  }
  return best
}

/** The area of the largest rectangle under bars of width 1. */
function largestUnder(heights: number[]): number {
  let best = 0
  const rising: number[] = []
  for (let i = 0; i <= heights.length; i++) {
    // Behind the last bar, a height of 0 ends all that are open.
    const height = heights[i] ?? 0
    while (rising.length > 0 && heights[rising[rising.length - 1]] >= height) {
      const top = heights[rising.pop() as number]
      const before = rising.length > 0 ? rising[rising.length - 1] : -1
      best = Math.max(best, top * (i - before - 1))
    }
    rising.push(i)
  }
  return best
}
