/** A stack that knows its largest value: each entry carries the maximum up to it. */
class MaxStack {
  private entries: { value: number; max: number }[] = []

  push(value: number): void {
    const below = this.entries[this.entries.length - 1]
    this.entries.push({ value, max: below ? Math.max(below.max, value) : value })
  }

  pop(): number {
    const value = this.top()
    this.entries.pop()
    return value
  }

  top(): number {
    return this.entries[this.entries.length - 1].value
  }

  peekMax(): number {
    return this.entries[this.entries.length - 1].max
  }

  /** Removes the topmost of the largest values. */
  popMax(): number {
    const max = this.peekMax()
    const above: number[] = []
    while (this.top() !== max) above.push(this.pop())
    this.pop()
    while (above.length > 0) this.push(above.pop() as number)
    return max
  }
}
