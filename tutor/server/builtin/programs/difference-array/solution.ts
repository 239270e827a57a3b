/** The `n` values, 0 at first, after each update [start, end, amount] was added to its range. */
function addRanges(n: number, updates: number[][]): number[] {
  const changes = new Array<number>(n + 1).fill(0)
  for (const [start, end, amount] of updates) {
    changes[start] += amount
    changes[end + 1] -= amount
  }
  let value = 0
  return changes.slice(0, n).map((change) => (value += change))
}
