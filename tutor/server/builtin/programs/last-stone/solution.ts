/** What is left when the two heaviest stones leave their difference again and again, or 0. */
function lastStone(stones: number[]): number {
  const heap: number[] = []
  for (const stone of stones) push(heap, stone)
  while (heap.length > 1) {
    const difference = pop(heap) - pop(heap)
    if (difference > 0) push(heap, difference)
  }
  return heap[0] ?? 0
}

/** Adds to a heap with the greatest on top: the children of position i are at 2i + 1 and 2i + 2. */
function push(heap: number[], item: number): void {
  let i = heap.push(item) - 1
  while (i > 0) {
    const parent = (i - 1) >> 1
    if (heap[parent] >= heap[i]) return
    ;[heap[parent], heap[i]] = [heap[i], heap[parent]]
    i = parent
  }
}

function pop(heap: number[]): number {
  const [top] = heap
  const last = heap.pop() as number
  if (heap.length === 0) return top
  heap[0] = last
  for (let i = 0; 2 * i + 1 < heap.length; ) {
    let child = 2 * i + 1
    if (child + 1 < heap.length && heap[child + 1] > heap[child]) child++
    if (heap[i] >= heap[child]) break
    ;[heap[i], heap[child]] = [heap[child], heap[i]]
    i = child
  }
  return top
}
