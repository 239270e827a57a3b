function minRooms(intervals: number[][]): number {
  const counts = intervals.map(
    ([moment]) => intervals.filter(([start, end]) => start <= moment && moment < end).length,
  )
  return Math.max(0, ...counts)
}

function maxPresent(intervals: number[][]): number {
  const counts = intervals.map(
    ([moment]) => intervals.filter(([start, end]) => start <= moment && moment <= end).length,
  )
  return Math.max(0, ...counts)
}

function canAttendAll(intervals: number[][]): boolean {
  return intervals.every(([start, end], i) =>
    intervals.every(([from, to], j) => i === j || end <= from || to <= start),
  )
}
