/** The median of a stream: the smaller half is in one heap, the greater half in another. */
class MedianFinder {
  // Its values are negated, so that the greatest of the smaller half is on top.
  private smaller = new MinHeap()
  private greater = new MinHeap()

  addNum(num: number): void {
    this.smaller.push(-num)
    this.greater.push(-this.smaller.pop())
    // The smaller half has as many as the other one, or one more.
    if (this.greater.size > this.smaller.size) this.smaller.push(-this.greater.pop())
  }

  findMedian(): number {
    if (this.smaller.size > this.greater.size) return -this.smaller.top
    return (this.greater.top - this.smaller.top) / 2
  }
}

/** A binary heap: the children of position i are at 2i + 1 and 2i + 2. */
class MinHeap {
  private items: number[] = []

  get size(): number {
    return this.items.length
  }

  get top(): number {
    return this.items[0]
  }

  push(item: number): void {
    const { items } = this
    let i = items.push(item) - 1
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (items[parent] <= items[i]) break
      ;[items[parent], items[i]] = [items[i], items[parent]]
      i = parent
    }
  }

  pop(): number {
    const { items } = this
    const [top] = items
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
    return top
  }
}
