/** Whether both texts have the same letters equally often. */
function isAnagram(s: string, t: string): boolean {
  if (s.length !== t.length) return false
  const surplus = new Map<string, number>()
  for (const letter of s) surplus.set(letter, (surplus.get(letter) ?? 0) + 1)
  for (const letter of t) {
    const left = surplus.get(letter) ?? 0
    if (left === 0) return false
    surplus.set(letter, left - 1)
  }
  // The lengths are equal, so nothing is left over either.
  return true
}
