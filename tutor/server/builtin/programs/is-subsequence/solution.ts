/** Whether `s` is left when some characters of `t` are deleted. */
function isSubsequence(s: string, t: string): boolean {
  let matched = 0
  for (const character of t) if (character === s[matched]) matched++
  return matched === s.length
}
