/**
 * The k-th smallest of `nums`, repeats counted.
 * A heap of negated numbers keeps the k smallest so far; the largest of them gives way first.
 */
function kthSmallest(nums: number[], k: number): number {
  const heap = new MinHeap()
  for (const num of nums) {
    heap.push(-num)
    if (heap.size > k) heap.pop()
  }
  return -heap.pop()
}

/** A binary heap in an array: the children of position i are at 2i + 1 and 2i + 2. */
class MinHeap {
  private items: number[] = []

  get size(): number {
    return this.items.length
  }

  push(item: number): void {
    const { items } = this
    items.push(item)
    let i = items.length - 1
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (items[parent] <= items[i]) break
      ;[items[parent], items[i]] = [items[i], items[parent]]
      i = parent
    }
  }

  /** Removes and returns the smallest item; the heap must not be empty. */
  pop(): number {
    const { items } = this
    const smallest = items[0]
    const last = items.pop() as number
    if (items.length > 0) {
      items[0] = last
      let i = 0
      while (2 * i + 1 < items.length) {
        let child = 2 * i + 1
        if (child + 1 < items.length && items[child + 1] < items[child]) child++
        if (items[i] <= items[child]) break
        ;[items[i], items[child]] = [items[child], items[i]]
        i = child
      }
    }
    return smallest
  }
}
