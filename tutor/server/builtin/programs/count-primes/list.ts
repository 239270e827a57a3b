/** The primes up to and including `n`, in ascending order. */
function primesUpTo(n: number): number[] {
  const isComposite = new Uint8Array(Math.max(n + 1, 2))
  const primes: number[] = []
  for (let candidate = 2; candidate <= n; candidate++) {
    if (isComposite[candidate]) continue
    primes.push(candidate)
    for (let multiple = candidate * candidate; multiple <= n; multiple += candidate) {
      isComposite[multiple] = 1
    }
  }
  return primes
}
