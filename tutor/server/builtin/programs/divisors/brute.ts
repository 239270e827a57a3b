function divisors(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1).filter((divisor) => n % divisor === 0)
}
