function waysToClimb(n: number): number {
  return n <= 1 ? 1 : waysToClimb(n - 1) + waysToClimb(n - 2)
}
