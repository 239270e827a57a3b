/** The area of the largest rectangle under bars of width 1. */
function largestRectangle(heights: number[]): number {
  let best = 0
  // Indices of bars, each higher than the one below it on the stack.
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
