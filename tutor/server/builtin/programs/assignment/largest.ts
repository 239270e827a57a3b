/** The largest total value of giving each worker a different job; cost[i][j] is for worker i and job j. */
function largestAssignment(cost: number[][]): number {
  const n = cost.length
  // best[taken] is for the first workers, one for each job in taken.
  const best = new Array<number>(1 << n).fill(-Infinity)
  best[0] = 0
  for (let taken = 0; taken < 1 << n; taken++) {
    let worker = 0
    for (let rest = taken; rest > 0; rest &= rest - 1) worker++
    for (let job = 0; job < n; job++) {
      if ((taken >> job) & 1) continue
      const next = taken | (1 << job)
      best[next] = Math.max(best[next], best[taken] + cost[worker][job])
    }
  }
  return best[(1 << n) - 1]
}
