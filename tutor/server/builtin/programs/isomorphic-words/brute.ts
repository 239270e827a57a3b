function isIsomorphic(s: string, t: string): boolean {
  if (s.length !== t.length) return false
  return [...s].every((_, i) => [...s].every((_, j) => (s[i] === s[j]) === (t[i] === t[j])))
}
