class HitCounter {
  times: number[] = []
  hit(timestamp: number) {
    this.times.push(timestamp)
  }
  getHits(timestamp: number) {
    return this.times.filter((time) => time > timestamp - 300).length
  }
}
