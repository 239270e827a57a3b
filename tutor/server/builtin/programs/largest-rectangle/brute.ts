function largestRectangle(heights: number[]): number {
  let best = 0
  for (let from = 0; from < heights.length; from++) {
    let lowest = Infinity
    for (let to = from; to < heights.length; to++) {
      lowest = Math.min(lowest, heights[to])
      best = Math.max(best, lowest * (to - from + 1))
    }
  }
  return best
}
