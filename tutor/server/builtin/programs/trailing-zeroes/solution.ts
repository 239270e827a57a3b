/** How many zeros `n!` ends with: one for each factor 5, since there are always enough twos. */
function trailingZeroes(n: number): number {
  let fives = 0
  for (let rest = Math.floor(n / 5); rest > 0; rest = Math.floor(rest / 5)) fives += rest
  return fives
}
