/** A longest subsequence that `a` and `b` share, read off the table from its end. */
function oneCommonSubsequence(a: string, b: string): string {
  const table = [new Array<number>(b.length + 1).fill(0)]
  for (let i = 1; i <= a.length; i++) {
    table[i] = [0]
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] === b[j - 1]) table[i][j] = table[i - 1][j - 1] + 1
      else table[i][j] = Math.max(table[i - 1][j], table[i][j - 1])
    }
  }

  const letters: string[] = []
  let i = a.length
  let j = b.length
  while (i > 0 && j > 0) {
    if (a[i - 1] === b[j - 1]) {
      letters.push(a[i - 1])
      i--
      j--
    } else if (table[i - 1][j] >= table[i][j - 1]) i--
    else j--
  }
  return letters.reverse().join('')
}
