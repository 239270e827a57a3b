/**
 * The label, from 1, of the person whom all others trust and who trusts nobody; else -1.
 * Trust received counts up and trust given counts down, so only the judge reaches n - 1.
 */
function findJudge(n: number, trust: number[][]): number {
  const score = new Array<number>(n + 1).fill(0)
  for (const [from, to] of trust) {
    score[from]--
    score[to]++
  }
  // Nobody has the label 0.
  return score.findIndex((value, person) => person > 0 && value === n - 1)
}
