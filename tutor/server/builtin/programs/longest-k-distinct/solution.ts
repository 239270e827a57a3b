/** The length of the longest stretch with at most `k` different characters. */
function longestKDistinct(text: string, k: number): number {
  const counts = new Map<string, number>()
  let longest = 0
  let from = 0
  for (let to = 0; to < text.length; to++) {
    counts.set(text[to], (counts.get(text[to]) ?? 0) + 1)
    while (counts.size > k) {
      const count = (counts.get(text[from]) ?? 0) - 1
      if (count === 0) counts.delete(text[from])
      else counts.set(text[from], count)
      from++
    }
    longest = Math.max(longest, to - from + 1)
  }
  return longest
}
