/** How many intervals [start, end] can be kept that share at most end points. */
function mostIntervals(intervals: number[][]): number {
  let kept = 0
  let lastEnd = -Infinity
  for (const [start, end] of [...intervals].sort((a, b) => a[1] - b[1])) {
    if (start < lastEnd) continue
    kept++
    lastEnd = end
  }
  return kept
}
