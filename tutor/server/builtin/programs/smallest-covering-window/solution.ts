/** The shortest part of `s` with every letter of `t` as often as in `t`; empty if there is none. */
function minWindow(s: string, t: string): string {
  const needed = new Map<string, number>()
  for (const letter of t) needed.set(letter, (needed.get(letter) ?? 0) + 1)
  let missing = t.length
  let from = 0
  let best = ''
  for (let to = 0; to < s.length; to++) {
    const need = needed.get(s[to]) ?? 0
    if (need > 0) missing--
    // Below zero, the window holds more of the letter than it needs.
    needed.set(s[to], need - 1)
    if (missing > 0) continue
    while ((needed.get(s[from]) ?? 0) < 0) {
      needed.set(s[from], (needed.get(s[from]) ?? 0) + 1)
      from++
    }
    if (best === '' || to - from + 1 < best.length) best = s.slice(from, to + 1)
  }
  return best
}
