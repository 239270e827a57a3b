/**
 * The fewest letters to insert, delete or replace to turn `a` into `b`.
 * `previous[j]` is the distance between the part of `a` before this row and the first j letters of
 * `b`; each new cell ends with one of the three edits, or with none when the letters are equal.
 */
function editDistance(a: string, b: string): number {
  // From nothing, j letters have to be inserted.
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] === b[j - 1]) current[j] = previous[j - 1]
      else current[j] = 1 + Math.min(previous[j - 1], previous[j], current[j - 1])
    }
    previous = current
  }
  return previous[b.length]
}
