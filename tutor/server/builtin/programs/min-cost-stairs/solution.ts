/** The lowest cost to get beyond the last step, one or two at a time, from step 0 or 1. */
function minCostStairs(cost: number[]): number {
  let beforePrevious = 0
  let previous = 0
  for (let step = 2; step <= cost.length; step++) {
    const cheapest = Math.min(previous + cost[step - 1], beforePrevious + cost[step - 2])
    beforePrevious = previous
    previous = cheapest
  }
  return previous
}
