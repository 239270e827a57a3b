/** Whether trips [passengers, from, to] never need more than `capacity` seats at once. */
function canCarPool(trips: number[][], capacity: number): boolean {
  const changes = trips.flatMap(([passengers, from, to]) => [
    [from, passengers],
    [to, -passengers],
  ])
  // At the same place, passengers get out first.
  changes.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  let inside = 0
  return changes.every(([, change]) => {
    inside += change
    return inside <= capacity
  })
}
