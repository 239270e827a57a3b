/** Whether `n` is prime. */
function isPrime(n: number): boolean {
  if (n < 2) return false
  // One of two factors is at most the square root.
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false
  return true
}
