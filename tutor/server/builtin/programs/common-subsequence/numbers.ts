/** Length of the longest subsequence that two lists of numbers share. */
function commonNumbers(a: number[], b: number[]): number {
  let previous = new Array<number>(b.length + 1).fill(0)
  for (const value of a) {
    const current = [0]
    for (let j = 1; j <= b.length; j++) {
      if (value === b[j - 1]) current[j] = previous[j - 1] + 1
      else current[j] = Math.max(previous[j], current[j - 1])
    }
    previous = current
  }
  return previous[b.length]
}
