/**
 * The first longest stretch of the text without a repeated character.
 * The window never holds a repeat: when its end brings one, its start jumps behind the earlier
 * copy.
 */
function longestStretch(text: string): string {
  const lastSeen = new Map<string, number>()
  let start = 0
  let best = ''
  for (let end = 0; end < text.length; end++) {
    const seen = lastSeen.get(text[end])
    if (seen !== undefined && seen >= start) start = seen + 1
    lastSeen.set(text[end], end)
    if (end - start + 1 > best.length) best = text.slice(start, end + 1)
  }
  return best
}
