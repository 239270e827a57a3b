/**
 * An order of the `n` tasks numbered from 0 in which each pair [task, before] is respected; empty
 * when the pairs contradict one another.
 * A task is ready when nothing it waits for is left (Kahn's algorithm). If tasks remain and none is
 * ready, they wait for each other in a circle.
 */
function taskOrder(n: number, pairs: number[][]): number[] {
  const unlocks: number[][] = Array.from({ length: n }, () => [])
  const waitsFor = new Array<number>(n).fill(0)
  for (const [task, before] of pairs) {
    unlocks[before].push(task)
    waitsFor[task]++
  }

  const order: number[] = []
  for (let task = 0; task < n; task++) if (waitsFor[task] === 0) order.push(task)
  // `order` is also the queue: tasks behind `done` are ready and not yet worked off.
  for (let done = 0; done < order.length; done++) {
    for (const task of unlocks[order[done]]) {
      waitsFor[task]--
      if (waitsFor[task] === 0) order.push(task)
    }
  }
  return order.length === n ? order : []
}
