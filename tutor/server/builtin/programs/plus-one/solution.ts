/** The digits of the number that is larger by one. */
function plusOne(digits: number[]): number[] {
  const next = [...digits]
  for (let i = next.length - 1; i >= 0; i--) {
    if (next[i] < 9) {
      next[i]++
      return next
    }
    next[i] = 0
  }
  // There were only nines.
  return [1, ...next]
}
