class LruCache {
  capacity: number
  entries: [number, number][] = []
  constructor(capacity: number) {
    this.capacity = capacity
  }
  get(key: number): number {
    const at = this.entries.findIndex(([known]) => known === key)
    if (at < 0) return -1
    const [entry] = this.entries.splice(at, 1)
    this.entries.push(entry)
    return entry[1]
  }
  put(key: number, value: number) {
    this.entries = this.entries.filter(([known]) => known !== key)
    this.entries.push([key, value])
    if (this.entries.length > this.capacity) this.entries.shift()
  }
}
