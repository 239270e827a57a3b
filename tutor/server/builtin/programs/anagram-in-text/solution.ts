/** All positions in `text` at which an anagram of `word` begins. */
function findAnagrams(text: string, word: string): number[] {
  const needed = new Map<string, number>()
  for (const letter of word) needed.set(letter, (needed.get(letter) ?? 0) + 1)
  const found: number[] = []
  let missing = word.length
  for (let i = 0; i < text.length; i++) {
    const need = needed.get(text[i]) ?? 0
    if (need > 0) missing--
    needed.set(text[i], need - 1)
    const start = i - word.length + 1
    if (start > 0) {
      // The letter before the window goes out.
      const leaving = needed.get(text[start - 1]) ?? 0
      if (leaving >= 0) missing++
      needed.set(text[start - 1], leaving + 1)
    }
    if (missing === 0) found.push(start)
  }
  return found
}
