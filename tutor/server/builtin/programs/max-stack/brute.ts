class MaxStack {
  values: number[] = []
  push(value: number) {
    this.values.push(value)
  }
  pop() {
    return this.values.pop()
  }
  top() {
    return this.values[this.values.length - 1]
  }
  peekMax() {
    return Math.max(...this.values)
  }
  popMax() {
    const [max] = this.values.splice(this.values.lastIndexOf(this.peekMax()), 1)
    return max
  }
}
