function randomInput(int: (low: number, high: number) => number): [number[][], number[]] {
  const intervals: number[][] = []
  let at = int(0, 3)
  for (let i = int(0, 5); i > 0; i--) {
    const end = at + int(0, 4)
    intervals.push([at, end])
    at = end + int(1, 4)
  }
  const start = int(0, 20)
  return [intervals, [start, start + int(0, 8)]]
}
