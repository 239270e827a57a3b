function minCostStairs(cost: number[]): number {
  const from = (step: number): number =>
    step >= cost.length ? 0 : cost[step] + Math.min(from(step + 1), from(step + 2))
  return Math.min(from(0), from(1))
}
