/**
 * The shortest distance from `source` to each of the `n` places numbered from 0, over one-way roads
 * [from, to, length]; -1 where no road leads. Lengths must not be negative (Dijkstra's algorithm).
 */
function shortestDistances(n: number, roads: number[][], source: number): number[] {
  const roadsFrom: [to: number, length: number][][] = Array.from({ length: n }, () => [])
  for (const [from, to, length] of roads) roadsFrom[from].push([to, length])

  const distance = new Array<number>(n).fill(Infinity)
  distance[source] = 0
  const queue = new MinHeap()
  queue.push([0, source])
  while (queue.size > 0) {
    const [reached, place] = queue.pop()
    // A better way to this place has been found since this entry was made.
    if (reached > distance[place]) continue
    for (const [to, length] of roadsFrom[place]) {
      if (reached + length >= distance[to]) continue
      distance[to] = reached + length
      queue.push([distance[to], to])
    }
  }
  return distance.map((value) => (value === Infinity ? -1 : value))
}

type Entry = [distance: number, place: number]

/** A binary heap by distance: the children of position i are at 2i + 1 and 2i + 2. */
class MinHeap {
  private items: Entry[] = []

  get size(): number {
    return this.items.length
  }

  push(item: Entry): void {
    const { items } = this
    items.push(item)
    let i = items.length - 1
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (items[parent][0] <= items[i][0]) break
      ;[items[parent], items[i]] = [items[i], items[parent]]
      i = parent
    }
  }

  /** Removes and returns the nearest entry; the heap must not be empty. */
  pop(): Entry {
    const { items } = this
    const nearest = items[0]
    const last = items.pop() as Entry
    if (items.length > 0) {
      items[0] = last
      let i = 0
      while (2 * i + 1 < items.length) {
        let child = 2 * i + 1
        if (child + 1 < items.length && items[child + 1][0] < items[child][0]) child++
        if (items[i][0] <= items[child][0]) break
        ;[items[i], items[child]] = [items[child], items[i]]
        i = child
      }
    }
    return nearest
  }
}
