/** How few intervals [start, end] to remove so that the others share at most end points. */
function fewestRemovals(intervals: number[][]): number {
  let removed = 0
  let lastEnd = -Infinity
  for (const [start, end] of [...intervals].sort((a, b) => a[1] - b[1])) {
    if (start < lastEnd) removed++
    else lastEnd = end
  }
  return removed
}
