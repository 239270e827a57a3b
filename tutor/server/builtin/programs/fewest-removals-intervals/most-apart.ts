/** How many intervals [start, end] can be kept that do not even share an end point. */
function mostApart(intervals: number[][]): number {
  let kept = 0
  let lastEnd = -Infinity
  for (const [start, end] of [...intervals].sort((a, b) => a[1] - b[1])) {
    if (start <= lastEnd) continue
    kept++
    lastEnd = end
  }
  return kept
}
