class TimeMap {
  entries: [string, string, number][] = []
  set(key: string, value: string, timestamp: number) {
    this.entries.push([key, value, timestamp])
  }
  get(key: string, timestamp: number) {
    const known = this.entries.filter(([own, , time]) => own === key && time <= timestamp)
    return known.length === 0 ? '' : known[known.length - 1][1]
  }
}
