/** The prime factors of `n` in ascending order, each as often as it divides. */
function primeFactors(n: number): number[] {
  const factors: number[] = []
  let rest = n
  for (let divisor = 2; divisor * divisor <= rest; divisor++) {
    // Only primes divide here, since smaller factors have been taken out.
    while (rest % divisor === 0) {
      factors.push(divisor)
      rest /= divisor
    }
  }
  if (rest > 1) factors.push(rest)
  return factors
}
