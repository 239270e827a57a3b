/** The length of the longest stretch that is one character throughout after `k` replacements. */
function characterReplacement(text: string, k: number): number {
  const counts = new Map<string, number>()
  let highest = 0
  let from = 0
  for (let to = 0; to < text.length; to++) {
    const count = (counts.get(text[to]) ?? 0) + 1
    counts.set(text[to], count)
    highest = Math.max(highest, count)
    // The window never shrinks: only a higher count can make a longer one worth having.
    if (to - from + 1 - highest > k) {
      counts.set(text[from], (counts.get(text[from]) ?? 0) - 1)
      from++
    }
  }
  return text.length - from
}
