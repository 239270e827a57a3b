/** The words in groups of anagrams, in the order in which the groups appear. */
function groupAnagrams(words: string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    // Anagrams are the same once their letters are sorted.
    const key = [...word].sort().join('')
    const group = groups.get(key)
    if (group) group.push(word)
    else groups.set(key, [word])
  }
  return [...groups.values()]
}
