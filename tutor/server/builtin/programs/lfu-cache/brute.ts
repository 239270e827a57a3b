class LfuCache {
  capacity: number
  time = 0
  entries: { key: number; value: number; uses: number; last: number }[] = []
  constructor(capacity: number) {
    this.capacity = capacity
  }
  get(key: number) {
    const entry = this.entries.find((one) => one.key === key)
    if (!entry) return -1
    entry.uses++
    entry.last = ++this.time
    return entry.value
  }
  put(key: number, value: number) {
    const entry = this.entries.find((one) => one.key === key)
    if (entry) {
      entry.value = value
      this.get(key)
      return
    }
    if (this.capacity === 0) return
    if (this.entries.length === this.capacity) {
      this.entries.sort((a, b) => a.uses - b.uses || a.last - b.last).shift()
    }
    this.entries.push({ key, value, uses: 1, last: ++this.time })
  }
}
