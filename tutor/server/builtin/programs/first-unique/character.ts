/** The first character that appears only once; empty if there is none. */
function firstUniqueCharacter(text: string): string {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...text].find((character) => counts.get(character) === 1) ?? ''
}
