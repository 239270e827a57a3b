/** How few points hit every interval [start, end]; an end belongs to its interval. */
function fewestArrows(points: number[][]): number {
  let arrows = 0
  let last = -Infinity
  for (const [start, end] of [...points].sort((a, b) => a[1] - b[1])) {
    // Hit already by the last arrow.
    if (start <= last) continue
    arrows++
    last = end
  }
  return arrows
}
