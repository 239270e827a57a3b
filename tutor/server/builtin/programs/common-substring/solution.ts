/** The first of the longest pieces that `a` and `b` share. */
function commonSubstring(a: string, b: string): string {
  let best = ''
  // lengths[j] is how long the piece is that ends at the current letter of `a` and letter j of `b`.
  let lengths = new Array<number>(b.length + 1).fill(0)
  for (let i = 1; i <= a.length; i++) {
    const next = new Array<number>(b.length + 1).fill(0)
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] !== b[j - 1]) continue
      next[j] = lengths[j - 1] + 1
      if (next[j] > best.length) best = a.slice(i - next[j], i)
    }
    lengths = next
  }
  return best
}
