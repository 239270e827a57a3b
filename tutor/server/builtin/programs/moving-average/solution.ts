/** The average of the last values of a stream: the sum follows what enters and leaves. */
class MovingAverage {
  private size: number
  // A ring: a new value takes the place of the one that is `size` older.
  private values: number[] = []
  private count = 0
  private sum = 0

  constructor(size: number) {
    this.size = size
  }

  next(value: number): number {
    const place = this.count % this.size
    this.sum += value - (this.values[place] ?? 0)
    this.values[place] = value
    this.count++
    return this.sum / Math.min(this.count, this.size)
  }
}
