/** A stack that knows its smallest value: each entry carries the minimum up to it. */
class MinStack {
  private entries: { value: number; min: number }[] = []

  push(value: number): void {
    const below = this.entries[this.entries.length - 1]
    this.entries.push({ value, min: below ? Math.min(below.min, value) : value })
  }

  pop(): void {
    this.entries.pop()
  }

  top(): number {
    return this.entries[this.entries.length - 1].value
  }

  getMin(): number {
    return this.entries[this.entries.length - 1].min
  }
}
