/**
 * Whether all of `text` matches the pattern: ? stands for one letter, * for any number of them.
 * `matches[j]` says so for the letters of `text` up to this row and the first j signs.
 */
function wildcardMatch(text: string, pattern: string): boolean {
  const matches = [true]
  for (let j = 1; j <= pattern.length; j++) matches[j] = matches[j - 1] && pattern[j - 1] === '*'
  for (const letter of text) {
    let before = matches[0]
    matches[0] = false
    for (let j = 1; j <= pattern.length; j++) {
      const sign = pattern[j - 1]
      // A star takes this letter too, or it takes none.
      const fits = sign === '?' || sign === letter
      const isMatch = sign === '*' ? matches[j] || matches[j - 1] : before && fits
      before = matches[j]
      matches[j] = isMatch
    }
  }
  return matches[pattern.length]
}
