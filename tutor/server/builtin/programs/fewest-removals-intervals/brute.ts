function fewestRemovals(intervals: number[][]): number {
  return intervals.length - mostIntervals(intervals)
}

function mostIntervals(intervals: number[][]): number {
  return mostWhere(intervals, (a, b) => a[1] <= b[0] || b[1] <= a[0])
}

function mostApart(intervals: number[][]): number {
  return mostWhere(intervals, (a, b) => a[1] < b[0] || b[1] < a[0])
}

/** The size of the largest subset in which every two intervals go together. */
function mostWhere(
  intervals: number[][],
  goTogether: (a: number[], b: number[]) => boolean,
): number {
  let most = 0
  for (let subset = 0; subset < 2 ** intervals.length; subset++) {
    const chosen = intervals.filter((_, i) => (subset >> i) % 2 === 1)
    const isFine = chosen.every((a, i) => chosen.slice(i + 1).every((b) => goTogether(a, b)))
    if (isFine) most = Math.max(most, chosen.length)
  }
  return most
}
