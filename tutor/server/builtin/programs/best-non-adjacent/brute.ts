function bestNonAdjacent(values: number[]): number {
  const best = (from: number): number =>
    from >= values.length ? 0 : Math.max(best(from + 1), values[from] + best(from + 2))
  return best(0)
}
