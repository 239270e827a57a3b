/**
 * The fewest cuts that leave only palindromes.
 * `cuts[end]` is the answer for the first `end` letters. Palindromes grow from their middles, and
 * each offers a cut before its start.
 */
function palindromeCuts(text: string): number {
  const n = text.length
  const cuts = Array.from({ length: n + 1 }, (_, end) => end - 1)
  for (let middle = 0; middle < n; middle++) {
    for (const gap of [0, 1]) {
      let left = middle
      let right = middle + gap
      while (left >= 0 && right < n && text[left] === text[right]) {
        cuts[right + 1] = Math.min(cuts[right + 1], cuts[left] + 1)
        left--
        right++
      }
    }
  }
  return cuts[n]
}
