/** A queue of two stacks: arrivals are tipped over when nobody is left to depart. */
class MyQueue {
  private arrived: number[] = []
  private departing: number[] = []

  push(value: number): void {
    this.arrived.push(value)
  }

  pop(): number {
    this.tipOver()
    return this.departing.pop() as number
  }

  peek(): number {
    this.tipOver()
    return this.departing[this.departing.length - 1]
  }

  empty(): boolean {
    return this.arrived.length === 0 && this.departing.length === 0
  }

  /** Each value is moved only once, so that a call costs little on average. */
  private tipOver(): void {
    if (this.departing.length > 0) return
    while (this.arrived.length > 0) this.departing.push(this.arrived.pop() as number)
  }
}
