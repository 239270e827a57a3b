class CircularQueue {
  capacity: number
  values: number[] = []
  constructor(capacity: number) {
    this.capacity = capacity
  }
  enQueue(value: number) {
    if (this.isFull()) return false
    this.values.push(value)
    return true
  }
  deQueue() {
    return this.values.shift() !== undefined
  }
  front() {
    return this.values[0] ?? -1
  }
  rear() {
    return this.values[this.values.length - 1] ?? -1
  }
  isEmpty() {
    return this.values.length === 0
  }
  isFull() {
    return this.values.length === this.capacity
  }
}
