/**
 * Length of the longest stretch of `text` without a repeated character.
 * The window [start, end] never holds a repeat: when `end` brings one, `start` jumps behind the
 * earlier copy. Both ends only move right, so the work is linear.
 */
function longestDistinct(text: string): number {
  const lastSeen = new Map<string, number>()
  let start = 0
  let best = 0
  for (let end = 0; end < text.length; end++) {
    const seen = lastSeen.get(text[end])
    // A copy before `start` is outside the window and does no harm.
    if (seen !== undefined && seen >= start) start = seen + 1
    lastSeen.set(text[end], end)
    best = Math.max(best, end - start + 1)
  }
  return best
}
