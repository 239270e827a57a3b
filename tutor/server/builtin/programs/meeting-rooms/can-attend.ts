/** Whether no two meetings overlap; one may begin when another ends. */
function canAttendAll(intervals: number[][]): boolean {
  const sorted = [...intervals].sort((a, b) => a[0] - b[0])
  return sorted.every(([start], i) => i === 0 || sorted[i - 1][1] <= start)
}
