/**
 * All places where `pattern` begins in `text`, also where they overlap (Knuth, Morris and Pratt).
 * After a mismatch the letters matched so far are known: `borders` tells how many of them can be
 * kept, so the text is never read twice.
 */
function allPlaces(text: string, pattern: string): number[] {
  if (pattern.length === 0) return []
  const places: number[] = []
  const borders = bordersOf(pattern)
  let matched = 0
  for (let i = 0; i < text.length; i++) {
    while (matched > 0 && text[i] !== pattern[matched]) matched = borders[matched - 1]
    if (text[i] === pattern[matched]) matched++
    if (matched === pattern.length) {
      places.push(i - pattern.length + 1)
      // The next occurrence may begin within this one.
      matched = borders[matched - 1]
    }
  }
  return places
}

/** For each prefix of the pattern, the length of its longest proper prefix that is also its suffix. */
function bordersOf(pattern: string): number[] {
  const borders = [0]
  let length = 0
  for (let i = 1; i < pattern.length; i++) {
    while (length > 0 && pattern[i] !== pattern[length]) length = borders[length - 1]
    if (pattern[i] === pattern[length]) length++
    borders.push(length)
  }
  return borders
}
