/**
 * The time until a signal from `source` has reached all n nodes, or -1; nodes count from 0.
 * Links are [from, to, time]. The nearest open node is always final, and the last one is the
 * answer.
 */
function networkDelay(n: number, times: number[][], source: number): number {
  const links: [to: number, time: number][][] = Array.from({ length: n }, () => [])
  for (const [from, to, time] of times) links[from].push([to, time])
  const arrival = new Array<number>(n).fill(Infinity)
  arrival[source] = 0
  const open = new Set(arrival.keys())
  let last = 0
  while (open.size > 0) {
    let nearest = -1
    for (const node of open) {
      if (nearest === -1 || arrival[node] < arrival[nearest]) nearest = node
    }
    last = arrival[nearest]
    if (last === Infinity) return -1
    open.delete(nearest)
    for (const [to, time] of links[nearest]) arrival[to] = Math.min(arrival[to], last + time)
  }
  return last
}
