/** The `k` points closest to the origin, the closest first; of equal ones the earlier first. */
function closestPoints(points: number[][], k: number): number[][] {
  // The heap keeps the k best so far, the worst of them on top.
  const heap: Entry[] = []
  points.forEach(([x, y], index) => {
    const entry = { distance: x * x + y * y, index }
    if (heap.length < k) {
      let i = heap.push(entry) - 1
      while (i > 0 && isFarther(heap[i], heap[(i - 1) >> 1])) {
        const parent = (i - 1) >> 1
        ;[heap[i], heap[parent]] = [heap[parent], heap[i]]
        i = parent
      }
    } else if (k > 0 && isFarther(heap[0], entry)) {
      heap[0] = entry
      sink(heap)
    }
  })
  return heap.sort((a, b) => (isFarther(a, b) ? 1 : -1)).map(({ index }) => points[index])
}

type Entry = { distance: number; index: number }

function isFarther(a: Entry, b: Entry): boolean {
  return a.distance > b.distance || (a.distance === b.distance && a.index > b.index)
}

function sink(heap: Entry[]): void {
  for (let i = 0; 2 * i + 1 < heap.length; ) {
    let child = 2 * i + 1
    if (child + 1 < heap.length && isFarther(heap[child + 1], heap[child])) child++
    if (isFarther(heap[i], heap[child])) return
    ;[heap[i], heap[child]] = [heap[child], heap[i]]
    i = child
  }
}
