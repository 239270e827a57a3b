/** The fewest letters of `t` to replace so that it becomes an anagram of `s`; both are equally long. */
function anagramReplacements(s: string, t: string): number {
  const missing = new Map<string, number>()
  for (const letter of s) missing.set(letter, (missing.get(letter) ?? 0) + 1)
  for (const letter of t) missing.set(letter, (missing.get(letter) ?? 0) - 1)
  // Each letter that is short takes the place of one that is too many.
  return [...missing.values()].reduce((sum, count) => sum + Math.max(count, 0), 0)
}
