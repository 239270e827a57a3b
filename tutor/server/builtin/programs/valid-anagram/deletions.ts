/** The fewest letters to delete from both texts together so that anagrams remain. */
function anagramDeletions(s: string, t: string): number {
  const surplus = new Map<string, number>()
  for (const letter of s) surplus.set(letter, (surplus.get(letter) ?? 0) + 1)
  for (const letter of t) surplus.set(letter, (surplus.get(letter) ?? 0) - 1)
  // Whatever one text has more of than the other has to go.
  return [...surplus.values()].reduce((sum, count) => sum + Math.abs(count), 0)
}
