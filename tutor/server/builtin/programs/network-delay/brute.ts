function networkDelay(n: number, times: number[][], source: number): number {
  const arrival = new Array<number>(n).fill(Infinity)
  arrival[source] = 0
  for (let round = 0; round < n; round++) {
    for (const [from, to, time] of times) arrival[to] = Math.min(arrival[to], arrival[from] + time)
  }
  const last = Math.max(...arrival)
  return last === Infinity ? -1 : last
}
