/**
 * Whether `mixed` is an interleaving of `a` and `b`: each keeps the order of its letters.
 * `canMix[j]` says whether the letters of `a` up to this row and the first j of `b` make its start.
 */
function interleaveStrings(a: string, b: string, mixed: string): boolean {
  if (a.length + b.length !== mixed.length) return false
  const canMix = new Array<boolean>(b.length + 1).fill(false)
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      const letter = mixed[i + j - 1]
      const fromA = i > 0 && canMix[j] && a[i - 1] === letter
      const fromB = j > 0 && canMix[j - 1] && b[j - 1] === letter
      canMix[j] = (i === 0 && j === 0) || fromA || fromB
    }
  }
  return canMix[b.length]
}
