/**
 * Whether all of `text` matches the pattern: . stands for one letter, a sign with * for any number
 * of it. `matches[j]` says so for the letters of `text` up to this row and the first j signs.
 */
function regexMatch(text: string, pattern: string): boolean {
  let matches = [true]
  for (let j = 1; j <= pattern.length; j++) {
    matches[j] = pattern[j - 1] === '*' && (matches[j - 2] ?? false)
  }
  for (const letter of text) {
    const row = [false]
    for (let j = 1; j <= pattern.length; j++) {
      const isStar = pattern[j - 1] === '*'
      const sign = pattern[j - (isStar ? 2 : 1)]
      const fits = sign === '.' || sign === letter
      // With a star the sign is taken not at all, or once more.
      row[j] = isStar ? (row[j - 2] ?? false) || (fits && matches[j]) : fits && matches[j - 1]
    }
    matches = row
  }
  return matches[pattern.length]
}
