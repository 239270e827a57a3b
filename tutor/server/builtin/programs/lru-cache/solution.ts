/** A cache that drops the entry used longest ago when it is full. */
class LruCache {
  private capacity: number
  // A Map keeps its keys in the order in which they were put in.
  private entries = new Map<number, number>()

  constructor(capacity: number) {
    this.capacity = capacity
  }

  get(key: number): number {
    const value = this.entries.get(key)
    if (value === undefined) return -1
    this.entries.delete(key)
    this.entries.set(key, value)
    return value
  }

  put(key: number, value: number): void {
    this.entries.delete(key)
    this.entries.set(key, value)
    if (this.entries.size > this.capacity) {
      for (const oldest of this.entries.keys()) {
        this.entries.delete(oldest)
        break
      }
    }
  }
}
