/** The fewest letters to delete from both texts until they are equal. */
function deletionsUntilEqual(a: string, b: string): number {
  // From an empty text, all j letters of the other have to go.
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] === b[j - 1]) current[j] = previous[j - 1]
      else current[j] = 1 + Math.min(previous[j], current[j - 1])
    }
    previous = current
  }
  return previous[b.length]
}
