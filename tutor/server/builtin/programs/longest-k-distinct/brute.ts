function longestKDistinct(text: string, k: number): number {
  let longest = 0
  for (let from = 0; from < text.length; from++) {
    for (let to = from + 1; to <= text.length; to++) {
      if (new Set(text.slice(from, to)).size <= k) longest = Math.max(longest, to - from)
    }
  }
  return longest
}
