/** The largest number of meetings [start, end] at one time; one may begin when another ends. */
function minRooms(intervals: number[][]): number {
  const starts = intervals.map(([start]) => start).sort((a, b) => a - b)
  const ends = intervals.map(([, end]) => end).sort((a, b) => a - b)
  let ended = 0
  let rooms = 0
  starts.forEach((start, begun) => {
    while (ends[ended] <= start) ended++
    rooms = Math.max(rooms, begun + 1 - ended)
  })
  return rooms
}
