/**
 * Length of the longest subsequence that `a` and `b` share: letters in order, gaps allowed.
 * `previous[j]` is the answer for the letters of `a` before this row and the first j of `b`.
 */
function commonSubsequence(a: string, b: string): number {
  let previous = new Array<number>(b.length + 1).fill(0)
  for (const letter of a) {
    const current = [0]
    for (let j = 1; j <= b.length; j++) {
      if (letter === b[j - 1]) current[j] = previous[j - 1] + 1
      else current[j] = Math.max(previous[j], current[j - 1])
    }
    previous = current
  }
  return previous[b.length]
}
