class MovingAverage {
  size: number
  values: number[] = []
  constructor(size: number) {
    this.size = size
  }
  next(value: number) {
    this.values.push(value)
    const last = this.values.slice(-this.size)
    return last.reduce((sum, one) => sum + one, 0) / last.length
  }
}
