class MinStack {
  values: number[] = []
  push(value: number) {
    this.values.push(value)
  }
  pop() {
    this.values.pop()
  }
  top() {
    return this.values[this.values.length - 1]
  }
  getMin() {
    return Math.min(...this.values)
  }
}
