/**
 * How many primes are smaller than `n` (sieve of Eratosthenes).
 * Every composite number has a prime factor not above its square root, so crossing out the
 * multiples of those primes leaves primes alone.
 */
function countPrimes(n: number): number {
  const isComposite = new Uint8Array(Math.max(n, 0))
  let count = 0
  for (let candidate = 2; candidate < n; candidate++) {
    if (isComposite[candidate]) continue
    count++
    // Smaller multiples have been crossed out by smaller primes.
    for (let multiple = candidate * candidate; multiple < n; multiple += candidate) {
      isComposite[multiple] = 1
    }
  }
  return count
}
