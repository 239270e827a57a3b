/**
 * The cells [row, column] whose water runs both to the top or left and to the bottom or right.
 * Water runs to cells that are not higher, so the search goes backward, from the borders uphill.
 */
function cellsToBothOceans(heights: number[][]): number[][] {
  const [bottom, right] = [heights.length - 1, heights[0].length - 1]
  const first = climb(heights, (r, c) => r === 0 || c === 0)
  const second = climb(heights, (r, c) => r === bottom || c === right)
  return heights.flatMap((row, r) =>
    row.flatMap((_, c) => (first[r][c] && second[r][c] ? [[r, c]] : [])),
  )
}

/** Which cells can be reached from the border cells by steps that never go down. */
function climb(heights: number[][], isStart: (r: number, c: number) => boolean): boolean[][] {
  const seen = heights.map((row, r) => row.map((_, c) => isStart(r, c)))
  const stack = seen.flatMap((row, r) => row.flatMap((isSeen, c) => (isSeen ? [[r, c]] : [])))
  while (stack.length > 0) {
    const [row, column] = stack.pop() as number[]
    for (const [r, c] of [
      [row + 1, column],
      [row - 1, column],
      [row, column + 1],
      [row, column - 1],
    ]) {
      // Outside of the map there is no height to compare with.
      if (!(heights[r]?.[c] >= heights[row][column]) || seen[r][c]) continue
      seen[r][c] = true
      stack.push([r, c])
    }
  }
  return seen
}
