/** The index of the first character that appears only once; -1 if there is none. */
function firstUnique(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...text].findIndex((character) => counts.get(character) === 1)
}
