/** The letters, the most frequent first; of equally frequent ones, the earlier in the alphabet. */
function sortByFrequency(text: string): string {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([letter, count]) => letter.repeat(count))
    .join('')
}
