function maximalRectangle(matrix: string[]): number {
  const width = matrix[0].length
  let best = 0
  for (let top = 0; top < matrix.length; top++) {
    for (let bottom = top + 1; bottom <= matrix.length; bottom++) {
      for (let left = 0; left < width; left++) {
        for (let right = left + 1; right <= width; right++) {
          const cells = matrix.slice(top, bottom).map((row) => row.slice(left, right))
          if (cells.join('').includes('0')) continue
          best = Math.max(best, (bottom - top) * (right - left))
        }
      }
    }
  }
  return best
}
