/**
 * The intervals [start, end] with all that overlap or touch joined into one, in order.
 * Sorted by start, an interval can only overlap the one merged last.
 */
function mergeIntervals(intervals: number[][]): number[][] {
  const sorted = [...intervals].sort((a, b) => a[0] - b[0])
  const merged: number[][] = []
  for (const [start, end] of sorted) {
    const last = merged[merged.length - 1]
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
