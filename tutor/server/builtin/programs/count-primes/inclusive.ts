/** How many primes there are up to and including `n`. */
function countPrimesUpTo(n: number): number {
  const isComposite = new Uint8Array(Math.max(n + 1, 2))
  let count = 0
  for (let candidate = 2; candidate <= n; candidate++) {
    if (isComposite[candidate]) continue
    count++
    for (let multiple = candidate * candidate; multiple <= n; multiple += candidate) {
      isComposite[multiple] = 1
    }
  }
  return count
}
