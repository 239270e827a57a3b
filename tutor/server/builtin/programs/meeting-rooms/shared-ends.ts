/** The largest number of visits [start, end] at one time, when both ends belong to the visit. */
function maxPresent(intervals: number[][]): number {
  const starts = intervals.map(([start]) => start).sort((a, b) => a - b)
  const ends = intervals.map(([, end]) => end).sort((a, b) => a - b)
  let ended = 0
  let present = 0
  starts.forEach((start, begun) => {
    while (ends[ended] < start) ended++
    present = Math.max(present, begun + 1 - ended)
  })
  return present
}
