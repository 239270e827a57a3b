/**
 * The image after filling the area of equal pixels around the one at `row` and `column`.
 * The search spreads up, down, left and right over pixels that still have the old color.
 */
function floodFill(image: number[][], row: number, column: number, color: number): number[][] {
  const filled = image.map((line) => [...line])
  const old = image[row][column]
  // The search tells done pixels by their color, so it must change.
  if (old === color) return filled
  const stack = [[row, column]]
  while (stack.length > 0) {
    const [r, c] = stack.pop() as number[]
    if (filled[r]?.[c] !== old) continue
    filled[r][c] = color
    stack.push([r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1])
  }
  return filled
}
