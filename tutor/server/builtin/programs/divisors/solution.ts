/** All divisors of `n` in ascending order: each one up to the root has a partner above it. */
function divisors(n: number): number[] {
  const small: number[] = []
  const large: number[] = []
  for (let divisor = 1; divisor * divisor <= n; divisor++) {
    if (n % divisor !== 0) continue
    small.push(divisor)
    if (divisor * divisor < n) large.push(n / divisor)
  }
  return [...small, ...large.reverse()]
}
