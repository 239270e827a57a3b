function largestContainer(heights: number[]): number {
  let best = 0
  for (let i = 0; i < heights.length; i++) {
    for (let j = i + 1; j < heights.length; j++) {
      best = Math.max(best, (j - i) * Math.min(heights[i], heights[j]))
    }
  }
  return best
}
