function primeFactors(n: number): number[] {
  for (let divisor = 2; divisor <= n; divisor++) {
    if (n % divisor === 0) return [divisor, ...primeFactors(n / divisor)]
  }
  return []
}

function isPrime(n: number): boolean {
  return primeFactors(n).length === 1
}
