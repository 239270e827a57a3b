/** The largest whole number whose square is at most `x`. */
function integerRoot(x: number): number {
  let low = 0
  let high = Math.min(x, 94_906_265)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (middle * middle <= x) low = middle
    else high = middle - 1
  }
  return low
}
