function perfectSquares(n: number): number {
  // All sums of one square, then of two, and so on.
  let sums = new Set([0])
  for (let count = 0; ; count++) {
    if (sums.has(n)) return count
    const next = new Set<number>()
    for (const sum of sums) {
      for (let root = 1; sum + root * root <= n; root++) next.add(sum + root * root)
    }
    sums = next
  }
}
