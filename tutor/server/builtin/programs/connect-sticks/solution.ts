/** The least total cost of joining all pieces when each join costs the sum of its two. */
function connectSticks(sticks: number[]): number {
  const heap: number[] = []
  for (const stick of sticks) push(heap, stick)
  let cost = 0
  while (heap.length > 1) {
    const joined = pop(heap) + pop(heap)
    cost += joined
    push(heap, joined)
  }
  return cost
}

/** Adds to a heap with the smallest on top: the children of position i are at 2i + 1 and 2i + 2. */
function push(heap: number[], item: number): void {
  let i = heap.push(item) - 1
  while (i > 0) {
    const parent = (i - 1) >> 1
    if (heap[parent] <= heap[i]) return
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
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++
    if (heap[i] <= heap[child]) break
    ;[heap[i], heap[child]] = [heap[child], heap[i]]
    i = child
  }
  return top
}
