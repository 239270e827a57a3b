function isSubsequence(s: string, t: string): boolean {
  if (s === t) return true
  if (s.length >= t.length) return false
  return [...t].some((_, i) => isSubsequence(s, t.slice(0, i) + t.slice(i + 1)))
}
