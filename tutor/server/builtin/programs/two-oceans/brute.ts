function cellsToBothOceans(heights: number[][]): number[][] {
  const reached = (row: number, column: number): Set<string> => {
    const seen = new Set<string>()
    const oceans = new Set<string>()
    const flow = (r: number, c: number, from: number): void => {
      const height = heights[r]?.[c]
      if (height === undefined) oceans.add(r < 0 || c < 0 ? 'first' : 'second')
      else if (height <= from && !seen.has(`${r},${c}`)) {
        seen.add(`${r},${c}`)
        for (const [y, x] of [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]]) flow(y, x, height)
      }
    }
    flow(row, column, Infinity)
    return oceans
  }
  return heights.flatMap((row, r) => row.flatMap((_, c) => (reached(r, c).size === 2 ? [[r, c]] : [])))
}
