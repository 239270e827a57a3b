/** The fewest letters to insert, or as well to delete, that turn `text` into a palindrome. */
function palindromeInsertions(text: string): number {
  // fewest[end] is the answer for the interval from the current start to `end`.
  const fewest = new Array<number>(text.length).fill(0)
  for (let start = text.length - 1; start >= 0; start--) {
    // The answer for (start + 1, end - 1), kept before it is overwritten.
    let inside = 0
    for (let end = start + 1; end < text.length; end++) {
      const withoutStart = fewest[end]
      if (text[start] === text[end]) fewest[end] = inside
      else fewest[end] = 1 + Math.min(fewest[end], fewest[end - 1])
      inside = withoutStart
    }
    fewest[start] = 0
  }
  return fewest[text.length - 1] ?? 0
}
