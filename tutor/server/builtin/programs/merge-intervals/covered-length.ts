/**
 * The total length that the intervals [start, end] cover together.
 * Sorted by start, each interval adds what lies beyond the farthest end so far.
 */
function coveredLength(intervals: number[][]): number {
  let length = 0
  let covered = -Infinity
  for (const [start, end] of [...intervals].sort((a, b) => a[0] - b[0])) {
    length += Math.max(0, end - Math.max(start, covered))
    covered = Math.max(covered, end)
  }
  return length
}
