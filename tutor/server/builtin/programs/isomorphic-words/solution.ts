/** Whether a one-to-one replacement of letters turns `s` into `t`. */
function isIsomorphic(s: string, t: string): boolean {
  if (s.length !== t.length) return false
  const becomes = new Map<string, string>()
  const comesFrom = new Map<string, string>()
  for (let i = 0; i < s.length; i++) {
    if ((becomes.get(s[i]) ?? t[i]) !== t[i] || (comesFrom.get(t[i]) ?? s[i]) !== s[i]) return false
    becomes.set(s[i], t[i])
    comesFrom.set(t[i], s[i])
  }
  return true
}
