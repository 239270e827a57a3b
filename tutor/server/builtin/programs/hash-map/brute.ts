class MyHashMap {
  entries: [number, number][] = []
  put(key: number, value: number) {
    this.remove(key)
    this.entries.push([key, value])
  }
  get(key: number) {
    const [entry] = this.entries.filter(([own]) => own === key)
    return entry === undefined ? -1 : entry[1]
  }
  remove(key: number) {
    this.entries = this.entries.filter(([own]) => own !== key)
  }
}
