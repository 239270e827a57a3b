function isPrime(n: number): boolean {
  for (let divisor = 2; divisor < n; divisor++) if (n % divisor === 0) return false
  return n >= 2
}

function primesUpTo(n: number): number[] {
  return Array.from({ length: n + 1 }, (_, i) => i).filter(isPrime)
}

function countPrimesUpTo(n: number): number {
  return primesUpTo(n).length
}

function countPrimes(n: number): number {
  return primesUpTo(n).filter((prime) => prime < n).length
}
