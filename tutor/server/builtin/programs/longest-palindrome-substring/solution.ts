/** The first of the longest palindromes: each grows from its middle, a letter or a gap. */
function longestPalindromeSubstring(text: string): string {
  let best = ''
  for (let middle = 0; middle < text.length; middle++) {
    for (const gap of [0, 1]) {
      let left = middle
      let right = middle + gap
      while (left >= 0 && right < text.length && text[left] === text[right]) {
        left--
        right++
      }
      // Both ends have gone one step too far.
      if (right - left - 1 > best.length) best = text.slice(left + 1, right)
    }
  }
  return best
}
