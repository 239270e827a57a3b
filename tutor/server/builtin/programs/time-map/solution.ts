/** Values by key and time. The times of one key only grow, so its entries are in order. */
class TimeMap {
  private entries = new Map<string, { time: number; value: string }[]>()

  set(key: string, value: string, timestamp: number): void {
    const list = this.entries.get(key) ?? []
    list.push({ time: timestamp, value })
    this.entries.set(key, list)
  }

  /** The last value set at that time or before; an empty text if there is none. */
  get(key: string, timestamp: number): string {
    const list = this.entries.get(key) ?? []
    let low = 0
    let high = list.length
    // Everything before `low` is early enough, everything from `high` on is too late.
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (list[middle].time <= timestamp) low = middle + 1
      else high = middle
    }
    return low === 0 ? '' : list[low - 1].value
  }
}
