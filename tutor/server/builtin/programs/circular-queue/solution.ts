/** A queue of limited size in a ring: the entries follow each other from `start` on. */
class CircularQueue {
  private ring: number[]
  private start = 0
  private size = 0

  constructor(capacity: number) {
    this.ring = new Array(capacity).fill(0)
  }

  enQueue(value: number): boolean {
    if (this.isFull()) return false
    this.ring[this.place(this.size)] = value
    this.size++
    return true
  }

  deQueue(): boolean {
    if (this.isEmpty()) return false
    this.start = this.place(1)
    this.size--
    return true
  }

  front(): number {
    return this.isEmpty() ? -1 : this.ring[this.start]
  }

  rear(): number {
    return this.isEmpty() ? -1 : this.ring[this.place(this.size - 1)]
  }

  isEmpty(): boolean {
    return this.size === 0
  }

  isFull(): boolean {
    return this.size === this.ring.length
  }

  private place(offset: number): number {
    return (this.start + offset) % this.ring.length
  }
}
