class MyQueue {
  values: number[] = []
  push(value: number) {
    this.values.push(value)
  }
  pop() {
    return this.values.shift()
  }
  peek() {
    return this.values[0]
  }
  empty() {
    return this.values.length === 0
  }
}
