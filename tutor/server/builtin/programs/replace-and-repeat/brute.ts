function characterReplacement(text: string, k: number): number {
  let longest = 0
  for (let from = 0; from < text.length; from++) {
    for (let to = from + 1; to <= text.length; to++) {
      const part = [...text.slice(from, to)]
      const isPossible = part.some((kept) => part.filter((other) => other !== kept).length <= k)
      if (isPossible) longest = Math.max(longest, to - from)
    }
  }
  return longest
}
