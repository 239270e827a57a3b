/** The k-th largest number of a stream: a heap keeps the k largest, the smallest of them on top. */
class KthLargest {
  private k: number
  private heap: number[] = []

  constructor(k: number, nums: number[]) {
    this.k = k
    for (const num of nums) this.add(num)
  }

  add(num: number): number {
    if (this.heap.length < this.k) this.rise(this.heap.push(num) - 1)
    else if (num > this.heap[0]) {
      this.heap[0] = num
      this.sink()
    }
    return this.heap[0]
  }

  private rise(start: number): void {
    const { heap } = this
    for (let i = start; i > 0; ) {
      const parent = (i - 1) >> 1
      if (heap[parent] <= heap[i]) return
      ;[heap[parent], heap[i]] = [heap[i], heap[parent]]
      i = parent
    }
  }

  private sink(): void {
    const { heap } = this
    for (let i = 0; 2 * i + 1 < heap.length; ) {
      let child = 2 * i + 1
      if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++
      if (heap[i] <= heap[child]) return
      ;[heap[i], heap[child]] = [heap[child], heap[i]]
      i = child
    }
  }
}
