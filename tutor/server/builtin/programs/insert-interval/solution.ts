/** Sorted intervals with a new one put in; intervals that overlap or touch are merged. */
function insertInterval(intervals: number[][], newInterval: number[]): number[][] {
  let [start, end] = newInterval
  const before = intervals.filter((interval) => interval[1] < start)
  const after = intervals.filter((interval) => interval[0] > end)
  for (const [from, to] of intervals.slice(before.length, intervals.length - after.length)) {
    start = Math.min(start, from)
    end = Math.max(end, to)
  }
  return [...before, [start, end], ...after]
}
