/** When each process ends if all arrive at 0 and take turns of at most `quantum`. */
function roundRobin(bursts: number[], quantum: number): number[] {
  const left = [...bursts]
  const ends = new Array<number>(bursts.length).fill(0)
  const queue = bursts.map((_, i) => i)
  let now = 0
  for (let at = 0; at < queue.length; at++) {
    const process = queue[at]
    const used = Math.min(quantum, left[process])
    now += used
    left[process] -= used
    if (left[process] > 0) queue.push(process)
    else ends[process] = now
  }
  return ends
}
