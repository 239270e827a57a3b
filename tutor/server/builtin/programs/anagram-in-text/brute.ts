function findAnagrams(text: string, word: string): number[] {
  const sorted = (letters: string) => [...letters].sort().join('')
  const found: number[] = []
  for (let start = 0; start + word.length <= text.length; start++) {
    if (sorted(text.slice(start, start + word.length)) === sorted(word)) found.push(start)
  }
  return found
}
