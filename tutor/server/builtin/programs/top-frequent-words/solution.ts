/** The `k` words that appear most often, the most frequent first; equal counts by the alphabet. */
function topFrequentWords(words: string[], k: number): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, k)
    .map(([word]) => word)
}
