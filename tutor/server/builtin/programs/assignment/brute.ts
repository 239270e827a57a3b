function totals(cost: number[][], taken: number[]): number[] {
  if (taken.length === cost.length) return [0]
  const row = cost[taken.length]
  return row.flatMap((price, job) =>
    taken.includes(job) ? [] : totals(cost, [...taken, job]).map((total) => total + price),
  )
}

function assignment(cost: number[][]): number {
  return Math.min(...totals(cost, []))
}

function largestAssignment(cost: number[][]): number {
  return Math.max(...totals(cost, []))
}
