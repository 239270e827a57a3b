/** Whether `n` is prime: nothing up to its square root divides it. */
function isPrime(n: number): boolean {
  if (n < 4) return n > 1
  if (n % 2 === 0) return false
  for (let divisor = 3; divisor * divisor <= n; divisor += 2) {
    if (n % divisor === 0) return false
  }
  return true
}
