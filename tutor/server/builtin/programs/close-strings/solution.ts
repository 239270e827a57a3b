/** Whether both texts have the same kinds of letters and, in any order, the same counts. */
function areClose(word1: string, word2: string): boolean {
  const [first, second] = [countsOf(word1), countsOf(word2)]
  const sorted = (counts: Map<string, number>) => [...counts.values()].sort((a, b) => a - b).join()
  return [...first.keys()].every((letter) => second.has(letter)) && sorted(first) === sorted(second)
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}
